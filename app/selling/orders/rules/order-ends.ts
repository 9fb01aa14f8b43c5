import { mayChangeOrder } from "./change-window.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import { isPaid, type OrderStatus, type PaymentStatus } from "./order-terms.ts";

/**
 * `refused`: the parcel came back because the buyer did not take it. `released`: staff freed the
 * reserved units before the payment deadline.
 */
export type OrderEnd =
  | "expired"
  | "released"
  | "placed_again"
  | "by_buyer"
  | "by_staff"
  | "refused";

/** Marks an order that ended before staff checked its proof of transfer. */
export const PROOF_WAITS =
  "Canceled before its proof of transfer was checked. Check the account, and refund what arrived.";

export type LatePaymentProblem =
  | "items_gone"
  | "code_gone"
  | "credit_gone"
  | "approval_gone"
  | "had_ended";

type OrderFacts = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  createdAt: Date;
  /** When the buyer sent the proof of transfer that staff must check. */
  proofWaitingSince: Date | null;
};

/**
 * A late payment may revive an order that ended because it was not paid. An order that a person
 * canceled stays canceled, and staff look at the money.
 */
export function mayRevive(end: OrderEnd | null): boolean {
  return end === null || end === "expired" || end === "released" || end === "placed_again";
}

/** The order reserves unpaid units, which staff can put back on sale. */
export function reservesUnpaid({ status, paymentStatus, proofWaitingSince }: OrderFacts): boolean {
  return status === "pending" && !isPaid(paymentStatus) && proofWaitingSince === null;
}

/**
 * The buyer may cancel within two hours of placing, even if the order is paid, and later while it
 * is unpaid. The buyer may not cancel once staff have begun to pack or are looking into the order.
 */
export function buyerMayCancel(order: OrderFacts, now: Date): boolean {
  if (mayChangeOrder(order, now).ok) return true;
  const { status, paymentStatus, needsAttention, proofWaitingSince } = order;
  if (proofWaitingSince !== null) return false;
  if (needsAttention !== null && needsAttention !== UNCONFIRMED) return false;
  if (paymentStatus === "cod_due") return status === "pending" || status === "confirmed";
  const owed = paymentStatus === "unpaid" || paymentStatus === "awaiting_transfer";
  return owed && status === "pending";
}
