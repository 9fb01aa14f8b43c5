import { Link, href } from "react-router";
import { PageTitle } from "#app/ui/page.tsx";
import { contentAdminMessages as say } from "../texts/staff.ts";

export type ContentList = keyof typeof say.back;

const LISTS: Readonly<Record<ContentList, string>> = {
  texts: href("/admin/content"),
  questions: href("/admin/content/faq"),
  articles: href("/admin/content/articles"),
};

/** The heading of every page that edits a text, with the link to its list. */
export function ContentTitle({ list, children }: { list: ContentList; children: string }) {
  return (
    <>
      <Link
        className="mt-6 inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
        to={LISTS[list]}
      >
        <span aria-hidden="true">←&nbsp;</span>
        {say.back[list]}
      </Link>
      <PageTitle>{children}</PageTitle>
    </>
  );
}
