import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderAddress, orderItems, orders } from "../tables.server.ts";

/**
 * The cart's unpaid order and its reserved units, which are missing from the available stock but
 * belong to this shopper.
 */
export async function openOrderOfCart(db: Db, cartId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      accessIssue: orders.accessIssue,
      expiresAt: orders.expiresAt,
      email: orders.email,
      ...orderAddress,
      paymentMethod: orders.paymentMethod,
      termsVersion: orders.termsVersion,
      privacyVersion: orders.privacyVersion,
      supervisionConfirmedAt: orders.supervisionConfirmedAt,
      isDiscreet: orders.isDiscreet,
      creditTotal: orders.creditTotal,
      textUpdates: orders.textUpdates,
      notes: orders.notes,
    })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        sql`${orders.status} = 'pending'`,
        eq(orders.paymentStatus, "unpaid"),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!order) return undefined;
  const held = await db
    .select({
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id));
  return { ...order, held };
}

export type OpenOrder = NonNullable<Awaited<ReturnType<typeof openOrderOfCart>>>;
