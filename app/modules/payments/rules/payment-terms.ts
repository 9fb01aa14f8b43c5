export type AttemptStatus = "open" | "paid" | "failed" | "cancelled";

/** `requested` until the gateway has answered; both others are final. */
export type RefundStatus = "requested" | "done" | "failed";

export type PaymentEventType = "payment.paid" | "payment.failed" | "payment.cancelled";

/** What the shop made of a gateway's message. Everything but the first three is for a person. */
export type EventOutcome =
  | "settled"
  | "attempt_ended"
  | "ignored"
  | "unknown_reference"
  | "mismatch"
  | "late_unfulfillable"
  | "paid_twice";
