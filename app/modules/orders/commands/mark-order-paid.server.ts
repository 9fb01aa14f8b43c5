import { reserveStock } from "#app/modules/catalog/commands/reserve-stock.server.ts";
import { keepRedemption } from "#app/modules/discounts/commands/keep-redemption.server.ts";
import { releaseRedemption } from "#app/modules/discounts/commands/release-redemption.server.ts";
import { retakeRedemption } from "#app/modules/discounts/commands/retake-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { stockedLines } from "../queries/lines.server.ts";
import { mayRevive } from "../rules/order-ends.ts";
import { paysOnline } from "../rules/order-terms.ts";
import { emptyCartOfOrder } from "./empty-cart-of-order.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/**
 * Writes a genuine payment onto its order, also when it comes late: an order that ran out of time
 * revives if its code and its units are still free. If not, or if a person cancelled it, it is
 * flagged for a refund. The caller holds cart and order.
 */
export async function markOrderPaid(
  ctx: Ctx,
  order: LockedOrder,
): Promise<"confirmed" | "unfulfillable"> {
  const paid = { paymentStatus: "paid", paidAt: ctx.now, expiresAt: null } as const;
  const revives = order.status === "cancelled";
  const lost = revives ? await takeAgain(ctx, order) : undefined;
  if (lost) {
    const needsAttention = `Paid after it was cancelled, and ${lost}: refund it.`;
    await setOrderState(ctx, order, { ...paid, needsAttention }, "late_payment");
    return "unfulfillable";
  }
  const reason = revives ? "late_payment" : "payment";
  const status = revives || order.status === "pending" ? "confirmed" : order.status;
  const kept = { cancelledAt: null, endedWhy: null, endedNote: null };
  await setOrderState(ctx, order, { ...paid, ...kept, status }, reason);
  if (order.discountId) await keepRedemption(ctx, order.id);
  // What is paid otherwise left its cart when it was placed; what lies there now was added since.
  if (paysOnline(order.paymentMethod)) await emptyCartOfOrder(ctx, order);
  await emit(ctx.db, "order.paid", { orderId: order.id, late: revives });
  return "confirmed";
}

/** Takes what the order gave back when it ended; says why it cannot. */
async function takeAgain(ctx: Ctx, order: LockedOrder): Promise<string | undefined> {
  if (!mayRevive(order.endedWhy)) {
    return order.endedWhy === "by_buyer" ? "its buyer had given it up" : "staff had ended it";
  }
  if (order.discountId) {
    const retaken = await retakeRedemption(ctx, order.id);
    if (!retaken.ok) return `its promo code ${order.discountCode} is used up`;
  }
  const reserved = await reserveStock(ctx, order.id, await stockedLines(ctx.db, order.id));
  if (reserved.ok) return undefined;
  if (order.discountId) await releaseRedemption(ctx, order.id);
  return "its items are gone";
}
