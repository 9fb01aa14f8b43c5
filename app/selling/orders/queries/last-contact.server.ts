import { and, desc, eq, inArray, isNotNull, like, sql } from "drizzle-orm";
import { containing } from "#app/lib/search-text.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { buyerText, orders } from "../tables.server.ts";

/**
 * Where the newest order of a customer went. Only orders that were confirmed count: an unpaid one
 * may have been placed under their address by anybody.
 */
export async function lastAddressOf(db: Db, customerId: string) {
  const [order] = await db
    .select({
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
      address: orders.address,
      addressLine2: orders.addressLine2,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
    })
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

/** The phone that each of these customers gave with their newest order that has one. */
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

/** As many as a list of customers can show for one number. */
const MOST_FOUND = 500;

/** Whose newest order with a phone has these digits in it. */
export async function customersByLastPhone(db: Db, digits: string): Promise<string[]> {
  const ever = await db
    .selectDistinct({ customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        isNotNull(orders.customerId),
        // The index has the whole text.
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
