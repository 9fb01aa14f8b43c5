import { UNCONFIRMED } from "./confirmation.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

/** `refused`: the courier came with the parcel, and the buyer did not take it. */
export type OrderEnd = "expired" | "placed_again" | "by_buyer" | "by_staff" | "refused";

/** Why an order could not come back when its payment came late. */
export type LatePaymentProblem = "items_gone" | "code_gone" | "had_ended";

type Standing = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  /** Since when a proof of its transfer waits for staff. */
  proofWaitingSince: Date | null;
};

/**
 * Whether a late payment may bring an order back. What the clock or the next order ended, it may;
 * what a person ended stays ended, and a person looks at the money.
 */
export function mayRevive(end: OrderEnd | null): boolean {
  return end === null || end === "expired" || end === "placed_again";
}

/**
 * Whether its buyer can end it without asking: nothing is paid, nobody has begun to pack, and no
 * person is looking into its money.
 */
export function buyerMayCancel(order: Standing): boolean {
  const { status, paymentStatus, needsAttention, proofWaitingSince } = order;
  if (proofWaitingSince !== null) return false;
  if (needsAttention !== null && needsAttention !== UNCONFIRMED) return false;
  if (paymentStatus === "cod_due") return status === "pending" || status === "confirmed";
  const owed = paymentStatus === "unpaid" || paymentStatus === "awaiting_transfer";
  return owed && status === "pending";
}
