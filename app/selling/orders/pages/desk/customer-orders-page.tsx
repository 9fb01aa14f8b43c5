import { ClipboardList } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { customerMessages as say } from "#app/people/customers/texts/staff.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { customerOrderColumns } from "../../components/order-columns.tsx";
import { ordersOfCustomerFor } from "../../queries/list-orders.server.ts";
import { adminOrderMessages as orders } from "../../texts/staff.ts";
import { customerOrderList } from "../../views/order-list.ts";
import type { Route } from "./+types/customer-orders-page.ts";
import { BackLink } from "#app/ui/page.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.ordersOf(loaderData.name) : say.ordersCaption, matches),
];

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor } = served.ctx;
  const customer = orNotFound(await findCustomer(db, params.customerId));
  const { id, firstName, lastName, email } = customer;
  const { list, rows } = await loadList({ served, request, url }, customerOrderList, (query) =>
    ordersOfCustomerFor(db, id, query),
  );
  const name = `${firstName ?? ""} ${lastName ?? ""}`.trim() || email;
  return { id, name, list, rows, mayOpen: may(actor, "orders:read") };
}

export default function CustomerOrdersPage({ loaderData }: Route.ComponentProps) {
  const { id, name, list, rows, mayOpen } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/customers/:customerId", { customerId: id })}>
        {say.backToOne}
      </BackLink>
      <ListPage
        caption={say.ordersCaption}
        columns={customerOrderColumns}
        empty={{ icon: <ClipboardList />, title: say.noOrders, hint: orders.emptyTabs.all }}
        list={list}
        rowOf={({ id: orderId, orderNumber }) => ({
          name: orderNumber,
          to: mayOpen ? href("/admin/orders/:orderId", { orderId }) : undefined,
          panel: mayOpen ? href("/admin/orders/:orderId/summary", { orderId }) : undefined,
        })}
        rows={rows}
        spec={customerOrderList}
        title={<bdi className="wrap-anywhere">{say.ordersOf(name)}</bdi>}
      />
    </>
  );
}
