import { and, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { SHOP_ZONE } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { OPEN_STATES } from "../rules/purchase-states.ts";
import { purchaseOrderLines, purchaseOrders, suppliers } from "../tables.server.ts";
import { purchaseOrderList } from "../views/purchase-order-list.ts";

const ofLines = (sum: string) => sql<number>`coalesce((
  select sum(${sql.raw(sum)})::float8 from ${purchaseOrderLines} l
  where l.purchase_order_id = "purchase_orders"."id"), 0)`;

/** Staff's list of purchase orders, filtered; `today` is a day in Manila. */
export function purchaseOrdersFor(db: Db, query: ListQuery, today: string) {
  const { id, number, state, expectedOn, createdAt, supplierId } = purchaseOrders;
  const { supplier = "", from, to } = query.filters;
  const which = and(
    isShown(shownTab(purchaseOrderList, query), today),
    contains(query.search, purchaseOrders.number, suppliers.name),
    supplier === "" ? undefined : sql`${supplierId}::text = ${supplier}`,
    from ? gte(expectedOn, from) : undefined,
    to ? lte(expectedOn, to) : undefined,
  );
  return {
    id,
    sorts: {
      created: { by: createdAt, type: "timestamptz" },
      number: { by: number, type: "text" },
      supplier: { by: suppliers.name, type: "text" },
      // Orders without a date come last.
      expected: { by: sql`coalesce(${expectedOn}, 'infinity')`, type: "date" },
    },
    count: () =>
      countRows(
        db,
        sql`${purchaseOrders} inner join ${suppliers}
      on ${suppliers.id} = ${supplierId}`,
        which,
      ),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          number,
          state,
          expectedOn,
          supplier: suppliers.name,
          total: ofLines("l.quantity * l.unit_cost::bigint"),
          ordered: ofLines("l.quantity"),
          received: ofLines("l.received"),
          place,
        })
        .from(purchaseOrders)
        .innerJoin(suppliers, eq(suppliers.id, supplierId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type PurchaseOrderRow = Awaited<
  ReturnType<ReturnType<typeof purchaseOrdersFor>["rows"]>
>[number];

/** The number of overdue orders, by the address of their list. */
export const overdueOrders: Record<string, SQL<number>> = {
  [`${href("/admin/purchase-orders")}?show=overdue`]: sql`(
    select count(*)::int from ${purchaseOrders}
    where state in ('sent', 'partly_received')
      and expected_on < (now() at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date)`,
};

/** The same, with the first overdue date. */
export const overdueOrderPart = waitingPart(
  purchaseOrders,
  sql`state in ('sent', 'partly_received')
    and expected_on < (now() at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date`,
  purchaseOrders.expectedOn,
);

function isShown(show: string, today: string): SQL | undefined {
  const { state, expectedOn } = purchaseOrders;
  switch (show) {
    case "all":
      return undefined;
    case "open":
      return inArray(state, ["draft", ...OPEN_STATES]);
    case "overdue":
      return and(inArray(state, [...OPEN_STATES]), sql`${expectedOn} < ${today}`);
    default:
      return sql`${state} = ${show}`;
  }
}
