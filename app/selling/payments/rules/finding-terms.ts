/** What a line of a provider's payout says of the shop's own books. */
export type LineVerdict = "matched" | "other_amount" | "unpaid" | "unknown" | "again" | "back";

/** In what the books of the shop and of a provider differ. */
export const FINDING_KINDS = [
  "no_order",
  "no_payment",
  "other_amount",
  "unpaid_here",
  "paid_out_twice",
  "not_paid_out",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Who ended a finding that holds no longer; staff end it under their own id. */
export const BY_ITSELF = "by itself";

/** So long after a payment a payout file of its provider should have it. */
export const PAYOUT_DAYS = 7;

/** So long a message for an unknown reference may wait for its attempt. */
export const UNKNOWN_HOURS = 1;
