import { href } from "react-router";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** `about` has the subject and the reading time. */
export type JournalArticle = { slug: string; title: string; about: string };

/** The whole entry is the link's target. */
export function Journal({ articles }: { articles: readonly JournalArticle[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-3">
      {articles.map(({ slug, title, about }) => (
        <li
          className="group relative grid content-start gap-2 border-t border-line py-6"
          key={slug}
        >
          <p className="text-sm text-ink-soft">{about}</p>
          <h3 className="text-xl group-hover:underline">
            <a className="after:absolute after:inset-0" href={href("/learn/:slug", { slug })}>
              <Unbroken>{title}</Unbroken>
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
