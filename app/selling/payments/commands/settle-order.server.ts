import { endOtherUnpaidOrders } from "#app/selling/orders/commands/end-other-unpaid-orders.server.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/selling/orders/commands/mark-order-paid.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { cartPaidElsewhere } from "#app/selling/orders/queries/paid-orders.server.ts";
import { stockedLines } from "#app/selling/orders/queries/lines.server.ts";
import { mayRevive } from "#app/selling/orders/rules/order-ends.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Applies a settled attempt to its order. The caller has locked cart, order and attempt. */
export async function settleOrder(
  ctx: Ctx,
  order: LockedOrder,
): Promise<"settled" | "late_unfulfillable"> {
  const late = order.status === "cancelled";
  if (late && order.cartId && mayRevive(order.endedWhy)) {
    const lines = await stockedLines(ctx.db, order.id);
    const productIds = lines.map((line) => line.productId);
    const { id: orderId, discountId } = order;
    await endOtherUnpaidOrders(ctx, order.cartId, { orderId, productIds, discountId });
  }
  const result = await markOrderPaid(ctx, order);
  if (result === "unfulfillable") return "late_unfulfillable";
  if (late && order.cartId && (await cartPaidElsewhere(ctx.db, order.cartId, order.id))) {
    const needsAttention =
      "Another order from the same cart is also paid. Ask the buyer before packing both.";
    await setOrderState(ctx, order, { needsAttention }, "payment");
  }
  return "settled";
}
