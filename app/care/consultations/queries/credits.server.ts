import { and, asc, eq, isNotNull, ne, or } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { stillPaid } from "#app/selling/orders/queries/has-bought.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { freeCredit, type Credit } from "../rules/free-credit.ts";
import { bookings } from "../tables.server.ts";

/** The add-on whose units are credits. */
const CREDIT_SLUG = "consultation";

/** The credit a customer's next initial consultation would use, if there is one. */
export async function findCredit(db: Db, customerId: string): Promise<Credit | undefined> {
  return freeCredit(await paidLines(db, customerId), await usedCredits(db, customerId));
}

/**
 * The same for a booking that uses the credit. The caller holds the customer's lock. The orders are
 * locked until the transaction ends, so that none is refunded at the same time.
 */
export async function takeCredit(db: Db, customerId: string): Promise<Credit | undefined> {
  const lines = await paidLines(db, customerId).for("share", { of: orders });
  return freeCredit(lines, await usedCredits(db, customerId));
}

function paidLines(db: Db, customerId: string) {
  return db
    .select({ itemId: orderItems.id, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orders.customerId, customerId), eq(products.slug, CREDIT_SLUG), stillPaid))
    .orderBy(asc(orders.createdAt), asc(orderItems.id))
    .$dynamic();
}

async function usedCredits(db: Db, customerId: string): Promise<Credit[]> {
  const rows = await db
    .select({ itemId: bookings.creditItemId, unit: bookings.creditUnit })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        or(ne(bookings.status, "cancelled"), bookings.creditLost),
        isNotNull(bookings.creditItemId),
      ),
    );
  return rows.flatMap(({ itemId, unit }) => (itemId && unit ? [{ itemId, unit }] : []));
}
