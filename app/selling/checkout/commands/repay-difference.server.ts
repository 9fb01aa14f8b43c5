import type { Centavos } from "#app/lib/money.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import {
  DIFFERENCE_BY_HAND,
  STAFF_DIFFERENCE_BY_HAND,
} from "#app/selling/orders/rules/change-window.ts";
import { repayBuyer } from "#app/selling/payments/commands/repay-buyer.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { moneyMoved } from "#app/selling/payments/queries/refunds.server.ts";
import { paymentStatusOf } from "#app/selling/payments/rules/money-back.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Changer } from "./judge-items.server.ts";

/**
 * Refunds the difference of a cheaper paid order, or tells staff to send it. Returns the amount.
 * The caller has locked the order.
 */
export async function repayDifference(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  order: LockedOrder,
  by: Changer,
): Promise<Centavos> {
  const isStaff = by.kind === "staff";
  const before = await moneyMoved(ctx.db, order.id);
  const asked = {
    due: order.totalAmount,
    reason: isStaff ? `Changed by staff: ${by.reason}` : "Changed by the buyer",
  };
  const { byHand } = await repayBuyer(ctx, gateways, order, asked);
  const paymentStatus = paymentStatusOf({ total: order.totalAmount, ...before });
  await setOrderState(ctx, order, {
    paymentStatus,
    ...(byHand > 0 && { needsAttention: isStaff ? STAFF_DIFFERENCE_BY_HAND : DIFFERENCE_BY_HAND }),
  });
  return Math.max(0, before.paid - before.refunded - before.underway - order.totalAmount);
}
