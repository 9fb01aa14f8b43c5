import { eq } from "drizzle-orm";
import { takeBought } from "#app/modules/cart/commands/take-bought.server.ts";
import { reserveStock } from "#app/modules/catalog/commands/reserve-stock.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { stockedLines } from "../queries/lines.server.ts";
import { orderItems } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/**
 * Writes a genuine payment onto its order, also when it comes late: a cancelled order revives if
 * its units are still free, and is flagged for a refund if not. The caller holds cart and order.
 */
export async function markOrderPaid(
  ctx: Ctx,
  order: LockedOrder,
): Promise<"confirmed" | "unfulfillable"> {
  const paid = { paymentStatus: "paid", paidAt: ctx.now, expiresAt: null } as const;
  const revives = order.status === "cancelled";
  if (revives && !(await reserveAgain(ctx, order.id))) {
    const needsAttention = "Paid after it was cancelled, and its items are gone: refund it.";
    await setOrderState(ctx, order, { ...paid, needsAttention }, "late_payment");
    return "unfulfillable";
  }
  const reason = revives ? "late_payment" : "payment";
  await setOrderState(ctx, order, { ...paid, status: "confirmed", cancelledAt: null }, reason);
  if (order.cartId) {
    const lines = await ctx.db
      .select({
        productId: orderItems.productId,
        variantId: orderItems.variantId,
        quantity: orderItems.quantity,
      })
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id));
    await takeBought(ctx, order.cartId, lines);
  }
  await emit(ctx.db, "order.paid", { orderId: order.id });
  return "confirmed";
}

async function reserveAgain(ctx: Ctx, orderId: string): Promise<boolean> {
  const reserved = await reserveStock(ctx, orderId, await stockedLines(ctx.db, orderId));
  return reserved.ok;
}
