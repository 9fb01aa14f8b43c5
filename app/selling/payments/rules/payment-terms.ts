export type AttemptStatus = "open" | "paid" | "failed" | "cancelled";

/** `requested` until the gateway has answered. The other states are final. */
export type RefundStatus = "requested" | "done" | "failed";

/** The decision of staff on the pictures of a transfer. `mismatch` is money, but not the amount. */
export type ProofAnswer = "confirmed" | "mismatch" | "declined";

/** Why a message is not accepted as the gateway's own. */
export type RefusedCallback = "bad_signature" | "stale" | "malformed";

export type PaymentEventType = "payment.paid" | "payment.failed" | "payment.cancelled";

/** The shop's reaction to a gateway's message. All but the first three need a person. */
export type EventOutcome =
  | "settled"
  | "attempt_ended"
  | "ignored"
  | "unknown_reference"
  | "mismatch"
  | "late_unfulfillable"
  | "paid_twice"
  /** The event id was used before, for something else. */
  | "reused_id"
  /** The message proves nothing by itself, so the shop asked the gateway. */
  | "asked_back";

/** How the newest attempt failed. Undefined if it is open or paid, or if there is no attempt. */
export type LastTry = "failed" | "cancelled" | undefined;

export function lastTry(newest: AttemptStatus | undefined): LastTry {
  return newest === "failed" || newest === "cancelled" ? newest : undefined;
}
