export type AttemptStatus = "open" | "paid" | "failed" | "cancelled";

/** `requested` until the gateway has answered; both others are final. */
export type RefundStatus = "requested" | "done" | "failed";

/** What staff made of the pictures of a transfer. `mismatch` is money, but not the amount. */
export type ProofAnswer = "confirmed" | "mismatch" | "declined";

/** Why a message in the name of a gateway is not taken for one of its own. */
export type RefusedCallback = "bad_signature" | "stale" | "malformed";

export type PaymentEventType = "payment.paid" | "payment.failed" | "payment.cancelled";

/** What the shop made of a gateway's message. Everything but the first three is for a person. */
export type EventOutcome =
  | "settled"
  | "attempt_ended"
  | "ignored"
  | "unknown_reference"
  | "mismatch"
  | "late_unfulfillable"
  | "paid_twice"
  /** Its event id was used before, for something else. */
  | "reused_id"
  /** It said nothing that counts by itself: the gateway was asked instead. */
  | "asked_back";

/** How the newest attempt ended without money; undefined while it is open, paid, or never was. */
export type LastTry = "failed" | "cancelled" | undefined;

export function lastTry(newest: AttemptStatus | undefined): LastTry {
  return newest === "failed" || newest === "cancelled" ? newest : undefined;
}
