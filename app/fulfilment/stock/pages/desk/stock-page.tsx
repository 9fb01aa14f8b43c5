import { Boxes } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { stockList } from "../../views/stock-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { showStock } from "./stock-page.server.ts";
import { stockColumns } from "./stock-columns.tsx";
import type { Route } from "./+types/stock-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showStock({ served: context.get(requestContext), request, url });

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { figures, ...shown } = loaderData;
  return (
    <ListPage
      {...shown}
      {...listTexts(say, <Boxes />)}
      columns={stockColumns(shown.rows)}
      exportTo={href("/admin/stock/export")}
      rowOf={({ id, name }) => ({ name, to: href("/admin/stock/:levelId", { levelId: id }) })}
      spec={stockList}
    >
      <FigureCards figures={figures} />
    </ListPage>
  );
}
