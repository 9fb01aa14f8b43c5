import { PackageOpen } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { purchaseOrderList } from "../../views/purchase-order-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { showOrders, type ShownOrder } from "./show-orders.server.ts";
import type { Route } from "./+types/orders-page.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { OrderState } from "./order-state.tsx";

const orderColumns: readonly ListColumn<ShownOrder>[] = [
  {
    label: say.columns.number,
    kind: "short",
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  { label: say.columns.supplier, sort: "supplier", cell: ({ supplier }) => supplier },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <OrderState state={state} />,
  },
  {
    label: say.columns.expected,
    kind: "time",
    sort: "expected",
    cell: ({ expected, isOverdue }) => (
      <>
        {expected} {isOverdue && <Overdue />}
      </>
    ),
  },
  { label: say.columns.units, kind: "number", cell: ({ progress }) => progress },
];

/** For staff who may see the shop's costs. */
const costColumn: ListColumn<ShownOrder> = {
  label: say.columns.total,
  kind: "amount",
  cell: ({ total }) => total,
};

function Overdue() {
  return (
    <Badge look="plain" tone="error">
      {say.overdue}
    </Badge>
  );
}

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
