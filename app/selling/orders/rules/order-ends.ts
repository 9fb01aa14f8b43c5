import { mayChangeOrder } from "./change-window.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import { isPaid, type OrderStatus, type PaymentStatus } from "./order-terms.ts";

/**
 * `refused`: the parcel came back, as nobody took it. `released`: staff took
 * back what it reserved unpaid, before its time was over.
 */
export type OrderEnd =
  | "expired"
  | "released"
  | "placed_again"
  | "by_buyer"
  | "by_staff"
  | "refused";

/** Why an order that ended needs a person: nobody has answered yet whether its money came. */
export const PROOF_WAITS =
  "Cancelled while a proof of its transfer waits: look at the account, and pay back what arrived.";

/** Why an order could not come back when its payment came late. */
export type LatePaymentProblem = "items_gone" | "code_gone" | "approval_gone" | "had_ended";

type Standing = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  createdAt: Date;
  /** Since when a proof of its transfer waits for staff. */
  proofWaitingSince: Date | null;
};

/**
 * Whether a late payment may bring an order back. What ended because it was not paid, it may; what a
 * person cancelled stays ended, and a person looks at the money.
 */
export function mayRevive(end: OrderEnd | null): boolean {
  return end === null || end === "expired" || end === "released" || end === "placed_again";
}

/** Whether it reserves units that nobody has paid, which staff can put back on sale. */
export function reservesUnpaid({ status, paymentStatus, proofWaitingSince }: Standing): boolean {
  return status === "pending" && !isPaid(paymentStatus) && proofWaitingSince === null;
}

/**
 * Whether its buyer can end it without asking: within two hours of placing, also when it is paid,
 * and later as long as nothing is paid. Never when somebody has begun to pack, or looks into it.
 */
export function buyerMayCancel(order: Standing, now: Date): boolean {
  if (mayChangeOrder(order, now).ok) return true;
  const { status, paymentStatus, needsAttention, proofWaitingSince } = order;
  if (proofWaitingSince !== null) return false;
  if (needsAttention !== null && needsAttention !== UNCONFIRMED) return false;
  if (paymentStatus === "cod_due") return status === "pending" || status === "confirmed";
  const owed = paymentStatus === "unpaid" || paymentStatus === "awaiting_transfer";
  return owed && status === "pending";
}
