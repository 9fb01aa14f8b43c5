import type { ComponentProps } from "react";
import { Link, href } from "react-router";
import { Pages } from "#app/goods/catalog/components/listing-results.tsx";
import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { contentMessages } from "../../texts/shopper.ts";
import { ARTICLE_CATEGORIES } from "../../views/article-terms.ts";
import type { ArticleCard } from "../../views/shown-article.ts";

const say = contentMessages.learn;

type Reading = ArticleCard & { file: PictureFile | undefined };
type ReadingListProps = ComponentProps<typeof Pages> & { articles: readonly Reading[] };

/** A page of articles, and the ways to the pages before and after it. */
export function ReadingList({ articles, ...pages }: ReadingListProps) {
  return (
    <>
      <ul className="mt-4">
        {articles.map((article) => (
          <ReadingCard article={article} key={article.slug} />
        ))}
      </ul>
      <Pages after={pages.after} before={pages.before} page={pages.page} />
    </>
  );
}

/** An article in a list: one link, stretched over the row. A phone shows its title alone. */
function ReadingCard({ article }: { article: Reading }) {
  const { slug, title, category, minutes, author, preview, file } = article;
  return (
    <li className="whole-card group relative grid grid-cols-[5rem_1fr] items-center gap-x-4 border-b border-line py-4 md:grid-cols-[10rem_1fr_auto] md:gap-x-8">
      <div className="overflow-hidden rounded-control">
        {file && <StillLife className="max-md:aspect-square" file={file} sizes="10rem" />}
      </div>
      <div className="grid min-w-0 gap-0.5 md:gap-1">
        <p className="text-sm text-ink-soft">
          {ARTICLE_CATEGORIES[category]} · <span className="figures">{say.minutes(minutes)}</span>
          <span className="max-md:hidden"> · {say.by(author)}</span>
        </p>
        <h2 className="text-lg leading-snug group-hover:underline md:text-xl">
          <Link
            className="whole-card-link after:absolute after:inset-0"
            to={href("/learn/:slug", { slug })}
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-1 text-sm text-ink-soft max-md:hidden">{preview}</p>
      </div>
      <span aria-hidden="true" className="font-semibold text-accent max-md:hidden">
        {say.readFull}
      </span>
    </li>
  );
}
