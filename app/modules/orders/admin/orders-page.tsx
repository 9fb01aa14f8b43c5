import { ClipboardList } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { OrderTable } from "../components/order-table.tsx";
import { adminOrderMessages as staff } from "../texts/staff.ts";
import { allOrders, countWaiting, reservedItemsOf } from "../queries/list-orders.server.ts";
import { ORDER_FILTERS, filterHref, readFilter, type OrderFilter } from "../views/order-filter.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Order Management", matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = url;
  const page = readPage(searchParams.get("page"));
  const filter = readFilter(searchParams.get("show"));
  const [found, waiting] = await Promise.all([
    allOrders(ctx.db, page, filter),
    countWaiting(ctx.db),
  ]);
  const ids = found.orders.map(({ id }) => id);
  const reservedFor = filter === "reserved" ? await reservedItemsOf(ctx.db, ids) : undefined;
  return { rows: found.orders, reservedFor, page, filter, waiting, hasMore: found.hasMore };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { rows, reservedFor, page, filter, waiting, hasMore } = loaderData;
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
        <OrderTable
          caption={staff.captions[filter]}
          rows={rows}
          reservedFor={reservedFor}
          toCheck={filter === "to-check"}
        />
      )}
      <Pager
        after="Older orders"
        before="Newer orders"
        hasMore={hasMore}
        hrefOf={(to) => filterHref(filter, to)}
        label="Pages"
        page={page}
      />
    </>
  );
}

function tabLabel(tab: OrderFilter, count: number | undefined): string {
  return count === undefined ? staff.tabs[tab] : `${staff.tabs[tab]} (${count})`;
}
