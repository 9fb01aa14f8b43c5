import { PackageOpen } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { purchaseOrderList } from "../../views/purchase-order-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { costColumn, orderColumns } from "./order-columns.tsx";
import { showOrders } from "./show-orders.server.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showOrders({ served: context.get(requestContext), request, url });

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, choices, seesCosts, mayWrite } = loaderData;
  const add = mayWrite && (
    <LinkButton to={href("/admin/purchase-orders/to-order")}>{say.add}</LinkButton>
  );
  return (
    <ListPage
      {...listTexts(say, <PackageOpen />, add)}
      choices={choices}
      columns={seesCosts ? [...orderColumns, costColumn] : orderColumns}
      list={list}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/purchase-orders/:orderId", { orderId: id }),
        panel: href("/admin/purchase-orders/:orderId/summary", { orderId: id }),
      })}
      rows={rows}
      spec={purchaseOrderList}
    />
  );
}
