import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { lockApprovals } from "#app/selling/clearance/commands/lock-approvals.server.ts";
import { lockDiscounts } from "#app/selling/discounts/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { endUnpaidOrder } from "./end-unpaid-order.server.ts";

type Successor = {
  /** Set when the order that takes their place is already written. */
  orderId?: string;
  /** What it is about to reserve. */
  productIds: readonly string[];
  /** The code it is about to use. */
  discountId: string | null;
  /** What it is about to take of a clinician's approvals. */
  approvalIds?: readonly string[];
  /** Orders of other carts whose place it takes as well. */
  also?: readonly string[];
};

/**
 * One cart has at most one unpaid order: a newer one, or a late payment, ends the rest, so a
 * shopper never competes with themselves for the last unit. The caller holds the cart. Of other carts
 * nothing is waited for: an order that somebody holds is being paid or ended.
 */
export async function endOtherUnpaidOrders(
  ctx: Ctx,
  cartId: string,
  next: Successor,
): Promise<void> {
  const unpaid = and(
    // In the words of its index, which a prepared plan could not know of a parameter.
    sql`${orders.status} = 'pending'`,
    eq(orders.paymentStatus, "unpaid"),
    next.orderId ? ne(orders.id, next.orderId) : undefined,
  );
  const found = { id: orders.id, discountId: orders.discountId };
  const here = await ctx.db
    .select(found)
    .from(orders)
    .where(and(eq(orders.cartId, cartId), unpaid))
    .orderBy(asc(orders.id))
    .for("update");
  const elsewhere = await ctx.db
    .select(found)
    .from(orders)
    .where(and(inArray(orders.id, [...(next.also ?? [])]), ne(orders.cartId, cartId), unpaid))
    .for("update", { skipLocked: true });
  const open = [...here, ...elsewhere];
  if (open.length === 0) return;
  const ids = open.map((order) => order.id);
  // What is given back and what is taken next are locked at once: one after the other, two carts
  // that swap items or codes would wait for each other for ever.
  await lockDiscounts(ctx.db, [next.discountId, ...open.map((order) => order.discountId)]);
  const orderIds = next.orderId === undefined ? ids : [...ids, next.orderId];
  await lockApprovals(ctx.db, { orderIds, approvalIds: next.approvalIds ?? [] });
  const items = await ctx.db
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids));
  const productIds = new Set([...items.map((item) => item.productId), ...next.productIds]);
  await lockLevels(ctx.db, [...productIds]);
  for (const id of ids) await endUnpaidOrder(ctx, id, "placed_again");
}
