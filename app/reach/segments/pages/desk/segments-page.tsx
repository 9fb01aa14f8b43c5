import { UsersRound } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import { segmentsFor } from "../../queries/segments.server.ts";
import { segmentMessages as say } from "../../texts/staff.ts";
import { segmentList } from "../../views/segment-list.ts";
import { showSegments, type ShownSegment } from "./segments-page.server.ts";
import type { Route } from "./+types/segments-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadList({ served, request, url }, segmentList, (query) =>
    segmentsFor(served.ctx.db, query),
  );
  return { list, rows: await showSegments(served.ctx, rows) };
}

const columns: readonly ListColumn<ShownSegment>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  { label: say.columns.conditions, cell: ({ words }) => words },
  { label: say.columns.size, kind: "number", cell: ({ size }) => size.toLocaleString("en") },
  stateColumn(say.columns.state, say.states),
];

export default function SegmentsPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/customers/segments/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <UsersRound />, add)}
      columns={columns}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/customers/segments/:segmentId", { segmentId: id }),
      })}
      spec={segmentList}
    />
  );
}
