import { PackageOpen } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { returnMessages as say } from "../../texts/staff.ts";
import { returnList } from "../../views/return-list.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ReturnBadge } from "../../components/return-state.tsx";
import { showReturns, type ShownReturn } from "./returns-page.server.ts";
import type { Route } from "./+types/returns-page.ts";

const returnColumns: readonly ListColumn<ShownReturn>[] = [
  {
    label: say.columns.number,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <ReturnBadge state={state} />,
  },
  {
    label: say.columns.order,
    kind: "short",
    cell: ({ orderNumber }) => <span className="figures">{orderNumber}</span>,
  },
  { label: say.columns.reason, cell: ({ reason }) => reason },
  { label: say.columns.units, kind: "number", cell: ({ units }) => units },
  {
    label: say.columns.asked,
    kind: "time",
    sort: "asked",
    first: "desc",
    cell: ({ asked }) => <span className="figures">{asked}</span>,
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showReturns({ served: context.get(requestContext), request, url });

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <PackageOpen />)}
      columns={returnColumns}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/returns/:returnId", { returnId: id }),
        panel: href("/admin/returns/:returnId/summary", { returnId: id }),
      })}
      spec={returnList}
    />
  );
}
