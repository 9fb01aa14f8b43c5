import type { CreditCause } from "../rules/invoice-terms.ts";

/** A cause without the id of its refund. */
export function causeName(cause: CreditCause): "cancelled" | "replaced" | "refund" {
  return cause === "cancelled" || cause === "replaced" ? cause : "refund";
}
