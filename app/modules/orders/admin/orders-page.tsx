import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { PaymentBadge, StatusBadge } from "../components/order-badges.tsx";
import { orderListMessages as say, orderMessages } from "../messages.ts";
import { allOrders, countOrdersToCheck, ordersToCheck } from "../queries/list-orders.server.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Route } from "./+types/orders-page.ts";

/** The list of transfers that wait for staff, in the address. */
const TO_CHECK = "to-check";

export const meta: Route.MetaFunction = () => [{ title: "Order Management · Project: Me" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams.get("page"));
  const toCheck = searchParams.get("show") === TO_CHECK;
  const [found, waiting] = await Promise.all([
    toCheck ? ordersToCheck(ctx.db, page) : allOrders(ctx.db, page),
    countOrdersToCheck(ctx.db),
  ]);
  const rows = found.orders.map(({ accessToken: _, items, ...order }) => ({
    ...order,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  }));
  return { rows, page, hasMore: found.hasMore, toCheck, waiting };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasMore, toCheck, waiting } = loaderData;
  const list = toCheck ? say.toCheck : say.all;
  const pageAt = (number: number) =>
    `?${new URLSearchParams({ ...(toCheck && { show: TO_CHECK }), page: String(number) })}`;
  return (
    <>
      <PageTitle>Order Management</PageTitle>
      <div className="mb-6">
        <TabsNav
          items={[
            { to: "/admin/orders", label: say.all.tab, current: !toCheck },
            {
              to: `/admin/orders?show=${TO_CHECK}`,
              label: say.toCheck.tab(waiting),
              current: toCheck,
            },
          ]}
          label={say.lists}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title={page === 1 ? list.none : say.noMore}>
          <p>{list.noneHint}</p>
        </EmptyState>
      ) : (
        <OrderTable caption={list.caption} rows={rows} toCheck={toCheck} />
      )}
      <nav aria-label="Pages" className="mt-6 flex gap-3">
        {page > 1 && (
          <LinkButton to={pageAt(page - 1)} variant="secondary">
            {list.before}
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton to={pageAt(page + 1)} variant="secondary">
            {list.after}
          </LinkButton>
        )}
      </nav>
    </>
  );
}

type OrderTableProps = Pick<Route.ComponentProps["loaderData"], "rows" | "toCheck"> & {
  caption: string;
};

function OrderTable({ rows, toCheck, caption }: OrderTableProps) {
  return (
    <Table caption={caption} captionHidden density="dense">
      <thead>
        <tr>
          <Th>Order #</Th>
          <Th>Customer</Th>
          <Th>Items</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
          <Th>Payment</Th>
          <Th>{toCheck ? say.toCheck.date : say.all.date}</Th>
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
              <span className="block text-ink-soft">
                {orderMessages.method[order.paymentMethod]}
              </span>
            </Td>
            <Td className="whitespace-nowrap">
              {formatDateTime((toCheck && order.proofWaitingSince) || order.createdAt)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
