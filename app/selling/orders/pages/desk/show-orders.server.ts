import { adminOrderMessages as say } from "../../texts/staff.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { shownTab, writeListQuery, readListQuery, searchText } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { ordersFor, readDesk, reservedItemsOf } from "../../queries/list-orders.server.ts";
import { beginSearch, waysToFind } from "../../queries/search-orders.server.ts";
import { mayMoveOrders } from "../../rules/may-move.ts";
import { ORDER_FILTERS } from "../../views/order-filter.ts";
import { orderList } from "../../views/order-list.ts";
import { ordersOfReference } from "#app/selling/payments/queries/find-payments.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { actsOf } from "./order-acts.ts";

type Desk = Awaited<ReturnType<typeof readDesk>>;

/** A page of orders by its address and the reader's search. */
export async function showOrders(asked: ListRequest) {
  const { ctx } = asked.served;
  let desk: Desk | undefined;
  const { list, rows } = await loadList(asked, orderList, async (query) => {
    const search = query.search === "" ? undefined : beginSearch(query.search, asking(ctx));
    // Reads the search's ids together with the rest of the page.
    desk = await readDesk(ctx.db, search?.meant);
    return ordersFor(ctx.db, query, search?.waysOf(desk.meant));
  });
  if (!desk) throw new Error("a list was shown without a look at its rows");
  const tab = shownTab(orderList, list.query);
  const filter = ORDER_FILTERS.find((one) => one === tab) ?? "all";
  const ids = rows.map(({ id }) => id);
  const reservedFor = filter === "reserved" ? await reservedItemsOf(ctx.db, ids) : undefined;
  const tag = desk.tags.map(({ id, name }) => ({ value: id, label: name }));
  return {
    list,
    rows,
    counts: desk.counts,
    choices: { tag },
    filter,
    reservedFor,
    acts: actsOf(ctx.actor),
    menu: mayMoveOrders(ctx.actor)
      ? {
          mayShip: may(ctx.actor, "orders:fulfil"),
          isBuyerTold: (await shownSettings(asked.served)).customer_notifications,
          narrowed: writeListQuery(orderList, { ...list.query, search: "" }),
        }
      : undefined,
    mayWrite: may(ctx.actor, "orders:write"),
  };
}

/** The orders that match a query and its search. */
export async function foundOrders({ db, now }: Pick<Ctx, "db" | "now">, query: ListQuery) {
  if (query.search === "") return ordersFor(db, query);
  return ordersFor(db, query, await waysToFind(db, query.search, asking({ now })));
}

const asking = ({ now }: Pick<Ctx, "now">) => ({
  now,
  alsoFind: (text: string) => [ordersOfReference(text)],
});

/** The orders of the list whose address and search a form sends. The export is logged. */
export async function exportedOrders(ctx: Ctx, request: Request) {
  const { query: asked, search } = await readFormTexts(request);
  const filters = readListQuery(orderList, new URLSearchParams(asked));
  const query = { ...filters, search: searchText(orderList, search) };
  const begun = await beginExport(ctx, query);
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  return { query, found: await foundOrders(ctx, query) };
}
