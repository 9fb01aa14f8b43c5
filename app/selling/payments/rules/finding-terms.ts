export type LineVerdict = "matched" | "other_amount" | "unpaid" | "unknown" | "again" | "back";

export const FINDING_KINDS = [
  "no_order",
  "no_payment",
  "other_amount",
  "unpaid_here",
  "paid_out_twice",
  "not_paid_out",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Recorded as the person who ended a finding that resolved itself. */
export const BY_ITSELF = "by itself";

/** Days after a payment by which it should be in a payout file. */
export const PAYOUT_DAYS = 7;

/** Hours that a message with an unknown reference may wait for its attempt. */
export const UNKNOWN_HOURS = 1;
