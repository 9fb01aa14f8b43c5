import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { PaymentBadge, StatusBadge } from "../components/order-badges.tsx";
import { orderMessages as say } from "../messages.ts";
import { allOrders } from "../queries/list-orders.server.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = () => [{ title: "Order Management · Project: Me" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const page = readPage(new URL(request.url).searchParams.get("page"));
  const found = await allOrders(ctx.db, page);
  const rows = found.orders.map(({ accessToken: _, items, ...order }) => ({
    ...order,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  }));
  return { rows, page, hasMore: found.hasMore };
}

export default function OrdersPage({ loaderData: { rows, page, hasMore } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Order Management</PageTitle>
      {rows.length === 0 ? (
        <EmptyState
          icon={<ClipboardList />}
          title={page === 1 ? "No orders yet" : "No more orders"}
        >
          <p>Orders appear here as soon as they are placed, newest first.</p>
        </EmptyState>
      ) : (
        <OrderTable rows={rows} />
      )}
      <nav aria-label="Pages" className="mt-6 flex gap-3">
        {page > 1 && (
          <LinkButton to={`?page=${page - 1}`} variant="secondary">
            Newer orders
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton to={`?page=${page + 1}`} variant="secondary">
            Older orders
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function OrderTable({ rows }: Pick<Route.ComponentProps["loaderData"], "rows">) {
  return (
    <Table caption="Orders, newest first" captionHidden density="dense">
      <thead>
        <tr>
          <Th>Order #</Th>
          <Th>Customer</Th>
          <Th>Items</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
          <Th>Payment</Th>
          <Th>Date</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.id}>
            <Td className="whitespace-nowrap">
              <Link
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                to={`/admin/orders/${order.id}`}
              >
                {order.orderNumber}
              </Link>
            </Td>
            <Td>
              {order.firstName} {order.lastName}
              <span className="block text-ink-soft">{order.email}</span>
            </Td>
            <Td className="whitespace-nowrap">
              {order.itemCount} {order.itemCount === 1 ? "item" : "items"}
            </Td>
            <Td numeric>{formatMoney(order.totalAmount, { centavos: "always" })}</Td>
            <Td>
              <StatusBadge status={order.status} />
              {order.needsAttention && (
                <span className="block text-error">{order.needsAttention}</span>
              )}
            </Td>
            <Td>
              <PaymentBadge status={order.paymentStatus} />
              <span className="block text-ink-soft">{say.method[order.paymentMethod]}</span>
            </Td>
            <Td className="whitespace-nowrap">{formatDateTime(order.createdAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
