import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { PaymentBadge, StatusBadge } from "../components/order-badges.tsx";
import { adminOrderMessages as staff, orderMessages as say } from "../messages.ts";
import { allOrders, countWaiting } from "../queries/list-orders.server.ts";
import { ORDER_FILTERS, filterHref, readFilter } from "../rules/order-filter.ts";
import type { OrderFilter } from "../rules/order-filter.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = () => [{ title: "Order Management · Project: Me" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams.get("page"));
  const filter = readFilter(searchParams.get("show"));
  const [found, waiting] = await Promise.all([
    allOrders(ctx.db, page, filter),
    countWaiting(ctx.db),
  ]);
  const rows = found.orders.map(({ accessToken: _, ...order }) => order);
  return { rows, page, filter, waiting, hasMore: found.hasMore };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, filter, waiting, hasMore } = loaderData;
  return (
    <>
      <PageTitle>Order Management</PageTitle>
      <div className="mb-6">
        <TabsNav
          items={ORDER_FILTERS.map((tab) => ({
            to: filterHref(tab),
            label: tabLabel(tab, waiting[tab]),
            current: tab === filter,
          }))}
          label={staff.tabsLabel}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={<ClipboardList />}
          title={page === 1 ? staff.emptyTitles[filter] : "No more orders"}
        >
          <p>{staff.emptyTabs[filter]}</p>
        </EmptyState>
      ) : (
        <OrderTable filter={filter} rows={rows} />
      )}
      <nav aria-label="Pages" className="mt-6 flex gap-3">
        {page > 1 && (
          <LinkButton to={filterHref(filter, page - 1)} variant="secondary">
            Newer orders
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton to={filterHref(filter, page + 1)} variant="secondary">
            Older orders
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function tabLabel(tab: OrderFilter, count: number | undefined): string {
  return count === undefined ? staff.tabs[tab] : `${staff.tabs[tab]} (${count})`;
}

function OrderTable({ rows, filter }: Pick<Route.ComponentProps["loaderData"], "rows" | "filter">) {
  const toCheck = filter === "to-check";
  return (
    <Table caption={staff.captions[filter]} captionHidden density="dense">
      <thead>
        <tr>
          <Th>Order #</Th>
          <Th>Customer</Th>
          <Th>Items</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
          <Th>Payment</Th>
          <Th>{toCheck ? staff.proofSent : staff.date}</Th>
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
              <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
              <span className="block text-ink-soft">{say.method[order.paymentMethod]}</span>
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
