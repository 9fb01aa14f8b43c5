import { href } from "react-router";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
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
      <BackLink to={LISTS[list]}>{say.back[list]}</BackLink>
      <PageTitle>{children}</PageTitle>
    </>
  );
}
