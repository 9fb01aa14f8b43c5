import { and, desc, eq, inArray, isNotNull, like, sql } from "drizzle-orm";
import { containing } from "#app/lib/search-text.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { buyerText, orderAddress, orders } from "../tables.server.ts";

/**
 * The address of a customer's newest confirmed order. An unpaid order may have been placed with
 * their email by a stranger.
 */
export async function lastAddressOf(db: Db, customerId: string) {
  const [order] = await db
    .select(orderAddress)
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ["confirmed", "processing", "shipped", "delivered", "completed"]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
}

/** The phone of each customer's newest order that has one. */
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

/** The most customers that a list can show for one number. */
const MOST_FOUND = 500;

/** Customers whose newest order with a phone contains these digits. */
export async function customersByLastPhone(db: Db, digits: string): Promise<string[]> {
  const ever = await db
    .selectDistinct({ customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        isNotNull(orders.customerId),
        // The index covers the whole text.
        sql`${buyerText} like ${containing(digits)}`,
        like(orders.phone, containing(digits)),
      ),
    )
    .limit(MOST_FOUND);
  const last = await lastPhones(
    db,
    ever.flatMap(({ customerId }) => customerId ?? []),
  );
  return [...last].filter(([, phone]) => phone.includes(digits)).map(([customerId]) => customerId);
}
