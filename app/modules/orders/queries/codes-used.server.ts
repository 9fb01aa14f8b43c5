import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** The promo codes of a customer's orders, each as it was used, without those of cancelled ones. */
export async function codesUsed(db: Db, customerId: string) {
  const uses = sql<number>`count(*)::int`;
  const saved = sql<number>`sum(${orders.discountTotal})::int`;
  return db
    .select({ code: sql<string>`${orders.discountCode}`, uses, saved })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.discountCode),
        ne(orders.status, "cancelled"),
      ),
    )
    .groupBy(orders.discountCode)
    .orderBy(desc(uses), orders.discountCode)
    .limit(20);
}
