import { ClipboardList } from "lucide-react";
import { href } from "react-router";
import { shownTab } from "#app/lib/list/list-query.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { orderColumns, reservedColumns, transferColumns } from "../components/order-columns.tsx";
import { countWaiting, ordersFor, reservedItemsOf } from "../queries/list-orders.server.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import { ORDER_FILTERS } from "../views/order-filter.ts";
import { orderList } from "../views/order-list.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  const [{ list, rows }, counts] = await Promise.all([
    loadList({ served, request, url }, orderList, (query) => ordersFor(ctx, query)),
    countWaiting(ctx.db),
  ]);
  const tab = shownTab(orderList, list.query);
  const filter = ORDER_FILTERS.find((one) => one === tab) ?? "all";
  const ids = rows.map(({ id }) => id);
  const reservedFor = filter === "reserved" ? await reservedItemsOf(ctx.db, ids) : undefined;
  return { list, rows, counts, filter, reservedFor };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, counts, filter, reservedFor } = loaderData;
  const plain = filter === "to-check" ? transferColumns : orderColumns;
  return (
    <ListPage
      caption={say.captions[filter]}
      columns={reservedFor ? reservedColumns(reservedFor) : plain}
      counts={counts}
      empty={{
        ofTab: true,
        icon: <ClipboardList />,
        title: say.emptyTitles[filter],
        hint: say.emptyTabs[filter],
      }}
      list={list}
      rowOf={({ id: orderId, orderNumber }) => ({
        name: orderNumber,
        to: href("/admin/orders/:orderId", { orderId }),
        panel: href("/admin/orders/:orderId/summary", { orderId }),
      })}
      rows={rows}
      spec={orderList}
      title={say.title}
    />
  );
}
