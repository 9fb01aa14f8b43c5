import type { CreditCause } from "../rules/invoice-terms.ts";

/** The cause without the refund's id. */
export function causeName(cause: CreditCause): "cancelled" | "replaced" | "refund" {
  return cause === "cancelled" || cause === "replaced" ? cause : "refund";
}
