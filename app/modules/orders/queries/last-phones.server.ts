import { and, desc, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** The phone that each of these customers gave with her newest order that has one. */
export async function lastPhones(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, string>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orders.customerId], { customerId: orders.customerId, phone: orders.phone })
    .from(orders)
    .where(and(inArray(orders.customerId, [...customerIds]), isNotNull(orders.phone)))
    .orderBy(orders.customerId, desc(orders.createdAt));
  return new Map(
    rows.flatMap(({ customerId, phone }) => (customerId && phone ? [[customerId, phone]] : [])),
  );
}
