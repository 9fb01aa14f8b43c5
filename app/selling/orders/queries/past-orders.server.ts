import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { textsOf } from "#app/platform/records/whose.server.ts";
import type { FormerShop } from "../rules/past-order.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

/** A customer's newest orders in the former shop, and whether there are more. */
export async function pastOrdersOf(db: Db, customerId: string, most: number) {
  const { id, number, placedAt, state, lines, total } = pastOrders;
  const rows = await db
    .select({ id, number, placedAt, state, lines, total })
    .from(pastOrders)
    .where(eq(pastOrders.customerId, customerId))
    .orderBy(desc(placedAt), desc(id))
    .limit(most + 1);
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}

/** Those of the numbers that were already imported. */
export async function knownPastNumbers(db: Db, shop: FormerShop, numbers: readonly string[]) {
  const rows = await db
    .select({ number: pastOrders.number })
    .from(pastOrders)
    .where(and(eq(pastOrders.shop, shop), sql`${pastOrders.number} = any(${textsOf(numbers)})`));
  return new Set(rows.map(({ number }) => number));
}
