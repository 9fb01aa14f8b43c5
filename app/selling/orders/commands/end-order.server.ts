import { releaseReservation } from "#app/goods/catalog/commands/release-reservation.server.ts";
import { releaseApprovals } from "#app/selling/clearance/commands/release-approvals.server.ts";
import { returnCredit } from "#app/selling/credit/commands/return-credit.server.ts";
import { releaseRedemption } from "#app/selling/discounts/commands/release-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { UNCONFIRMED } from "../rules/confirmation.ts";
import { PROOF_WAITS, type OrderEnd } from "../rules/order-ends.ts";
import { holdsMoney, isPaid } from "../rules/order-terms.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type Ending = {
  why: OrderEnd;
  note?: string | null;
  /** All money is already on its way back. */
  repaid?: boolean;
};

/**
 * Cancels an order and returns its code, its approvals and its reserved units. The caller has
 * locked the order and decided that it may end.
 */
export async function endOrder(
  ctx: Ctx,
  order: LockedOrder,
  { why, note = null, repaid = false }: Ending,
): Promise<void> {
  const wasPaid = isPaid(order.paymentStatus);
  const money = wasPaid ? (repaid ? {} : moneyStays(order)) : nothingDue(order, why);
  const reason = why === "by_staff" && note !== null ? note : why;
  const end = { cancelledAt: ctx.now, endedWhy: why, endedNote: note };
  await setOrderState(ctx, order, { status: "cancelled", ...end, ...money }, reason);
  if (order.discountId) await releaseRedemption(ctx, order.id);
  // Credit that paid an order is refunded like money.
  if (order.creditTotal > 0 && !wasPaid) await returnCredit(ctx, order.id);
  await releaseApprovals(ctx, order.id);
  await releaseReservation(ctx, order.id);
  await emit(ctx.db, "order.cancelled", { orderId: order.id, why, wasPaid });
}

function moneyStays({ paymentStatus, totalAmount }: LockedOrder) {
  if (!holdsMoney(paymentStatus) || totalAmount === 0) return {};
  return { needsAttention: "Canceled after it was paid. Refund it." };
}

/** The order waits for no transfer, cash or answer any more, unless money may still arrive. */
function nothingDue({ needsAttention, proofWaitingSince }: LockedOrder, why: OrderEnd) {
  return {
    paymentStatus: why === "expired" ? ("expired" as const) : ("unpaid" as const),
    ...(needsAttention === UNCONFIRMED && { needsAttention: null }),
    ...(proofWaitingSince && { needsAttention: PROOF_WAITS }),
  };
}
