import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { lockApprovals } from "#app/selling/clearance/commands/lock-approvals.server.ts";
import { lockCredit } from "#app/selling/credit/commands/lock-credit.server.ts";
import { accountsOfOrders } from "#app/selling/credit/queries/held-credit.server.ts";
import { lockDiscounts } from "#app/selling/discounts/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { endUnpaidOrder } from "./end-unpaid-order.server.ts";

type Successor = {
  /** Set when the order that replaces them is already written. */
  orderId?: string;
  productIds: readonly string[];
  discountId: string | null;
  /** The account of store credit that the new order uses. */
  creditId?: string | null;
  approvalIds?: readonly string[];
  /** Orders of other carts that the new order replaces too. */
  also?: readonly string[];
};

/**
 * A cart has at most one unpaid order, so that a shopper never competes with themselves for the
 * last unit. A newer order or a late payment ends the others. The caller has locked the cart.
 * Orders of other carts are skipped if they are locked, since they are being paid or ended.
 */
export async function endOtherUnpaidOrders(
  ctx: Ctx,
  cartId: string,
  next: Successor,
): Promise<void> {
  const unpaid = and(
    // Literals, as in the partial index. A prepared plan could not match a parameter to the index.
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
  // Locks what is returned and what is taken next together. Locking one after the other would
  // deadlock two carts that swap items or codes.
  await lockDiscounts(ctx.db, [next.discountId, ...open.map((order) => order.discountId)]);
  const accountIds = await accountsOfOrders(ctx.db, [
    ...ids,
    ...(next.orderId ? [next.orderId] : []),
  ]);
  await lockCredit(ctx.db, [next.creditId ?? null, ...accountIds]);
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
