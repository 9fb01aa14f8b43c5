import { ClipboardList } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { stocktakeList } from "../../../views/stocktake-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { showStocktakes, type ShownStocktake } from "./stocktakes-page.server.ts";
import { StateBadge } from "./stocktake-state.tsx";
import type { Route } from "./+types/stocktakes-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showStocktakes({ served: context.get(requestContext), request, url });

const columns: readonly ListColumn<ShownStocktake>[] = [
  {
    label: say.columns.stocktake,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ heading }) => heading,
  },
  { label: say.columns.what, cell: ({ what }) => what },
  { label: say.columns.state, place: "state", cell: ({ state }) => <StateBadge state={state} /> },
  { label: say.how, kind: "short", place: "wide", cell: ({ how }) => how },
  { label: say.columns.started, kind: "time", cell: ({ started }) => started },
  { label: say.columns.progress, kind: "number", cell: ({ progress }) => progress },
];

export default function StocktakesPage({ loaderData }: Route.ComponentProps) {
  const { mayWrite, ...shown } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/stocktakes/new")}>{say.start}</LinkButton>;
  return (
    <ListPage
      {...shown}
      {...listTexts(say, <ClipboardList />, add)}
      columns={columns}
      rowOf={({ id, heading }) => ({
        name: heading,
        to: href("/admin/stocktakes/:stocktakeId", { stocktakeId: id }),
        panel: href("/admin/stocktakes/:stocktakeId/summary", { stocktakeId: id }),
      })}
      spec={stocktakeList}
    />
  );
}
