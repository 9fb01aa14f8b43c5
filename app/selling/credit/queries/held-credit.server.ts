import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { creditEntries } from "../tables.server.ts";

/** The credit that an order has used and not given back, by account, first used first. */
export async function heldCredit(db: Db, orderId: string) {
  const { accountId, amount, kind } = creditEntries;
  const held = sql`-sum(${amount})`;
  return db
    .select({ accountId, held: held.mapWith(Number) })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), inArray(kind, ["spent", "returned"])))
    .groupBy(accountId)
    .having(sql`${held} > 0`)
    .orderBy(sql`min(${creditEntries.at})`, accountId);
}

/** The accounts whose credit these orders hold. */
export async function accountsOfOrders(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: creditEntries.accountId })
    .from(creditEntries)
    .where(and(inArray(creditEntries.orderId, [...orderIds]), eq(creditEntries.kind, "spent")));
  return rows.map(({ id }) => id);
}
