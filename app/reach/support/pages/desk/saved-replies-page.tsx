import { MessageSquareText } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import { allSavedReplies } from "../../queries/saved-replies.server.ts";
import { savedReplyMessages as say } from "../../texts/staff-saved-replies.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/saved-replies-page.ts";

const savedReplyList: ListSpec = {
  key: "saved-replies",
  one: "saved reply",
  many: "saved replies",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, ["active", "archived"]),
  sorts: ["title"],
  sort: "title",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  return loadWholeList({ served, request, url }, savedReplyList, {
    rows: () => allSavedReplies(served.ctx.db),
    sorts: { title: ({ title }) => title },
    text: ({ title, body }) => `${title} ${body}`,
    isShown: ({ archivedAt }, { show }) => (show === "archived") === (archivedAt !== null),
  });
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.columns.title, place: "title", sort: "title", cell: ({ title }) => title },
  {
    label: say.columns.body,
    cell: ({ body }) => <span className="max-md:line-clamp-2">{body}</span>,
  },
  stateColumn(say.columns.state, say.shows),
];

export default function SavedRepliesPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/support/replies/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <MessageSquareText />, add)}
      columns={columns}
      rowOf={({ id, title }) => ({
        name: title,
        to: href("/admin/support/replies/:replyId", { replyId: id }),
      })}
      spec={savedReplyList}
    />
  );
}
