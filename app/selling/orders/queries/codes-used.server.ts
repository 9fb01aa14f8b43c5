import { and, desc, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";
import { ofRecord } from "./of-record.server.ts";

/** Promo codes of a customer's orders as they were used, without canceled orders. */
export async function codesUsed(db: Db, customerId: string) {
  const uses = sql<number>`count(*)::int`;
  const saved = sql<number>`sum(${orders.discountTotal})::int`;
  return db
    .select({ code: sql<string>`${orders.discountCode}`, uses, saved })
    .from(orders)
    .where(
      and(ofRecord(customerId), isNotNull(orders.discountCode), ne(orders.status, "cancelled")),
    )
    .groupBy(orders.discountCode)
    .orderBy(desc(uses), orders.discountCode)
    .limit(20);
}
