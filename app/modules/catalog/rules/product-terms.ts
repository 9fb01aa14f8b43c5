/** Only `product` is listed; supplies and services are offered as add-ons in the cart. */
export type ProductKind = "product" | "supply" | "service";

export const REGULATORY_STATUSES = [
  "registered",
  "investigational",
  "not_registered",
  "not_a_medicine",
] as const;
export type RegulatoryStatus = (typeof REGULATORY_STATUSES)[number];

const IN_SHORT: Record<RegulatoryStatus, string> = {
  registered: "FDA registered",
  investigational: "Investigational",
  not_registered: "Not FDA registered",
  not_a_medicine: "Not a medicine",
};

/** For a card, where a sentence has no room; the FDA is that of the Philippines. */
export function statusInShort(status: RegulatoryStatus): string {
  return IN_SHORT[status];
}

/**
 * `acknowledge`: the buyer confirms medical supervision at checkout. `required`: nobody buys it
 * without a clinician's approval for that person.
 */
export type Clearance = "none" | "acknowledge" | "required";
