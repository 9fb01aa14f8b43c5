import { healthClaims } from "#app/goods/catalog/rules/health-claims.ts";
import type { RegulatoryStatus } from "#app/goods/catalog/rules/product-terms.ts";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { hasContact } from "./has-contact.ts";

export type ReadingReason = "urgent" | "contact" | "claim";

/** Why a person has to read a review before it is published; undefined if nothing was found. */
export function readingReason(
  text: string,
  regulatoryStatus: RegulatoryStatus,
): ReadingReason | undefined {
  if (hasContact(text)) return "contact";
  if (healthClaims(text, regulatoryStatus).length > 0) return "claim";
  return urgentSignIn([text], "note") ? "urgent" : undefined;
}
