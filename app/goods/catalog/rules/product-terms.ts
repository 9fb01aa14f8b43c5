/** Only `product` is listed; supplies and services are offered as add-ons in the cart. */
export type ProductKind = "product" | "supply" | "service";

export const REGULATORY_STATUSES = [
  "registered",
  "investigational",
  "not_registered",
  "not_a_medicine",
] as const;
export type RegulatoryStatus = (typeof REGULATORY_STATUSES)[number];

/**
 * `acknowledge`: the buyer confirms medical supervision at checkout. `required`: nobody buys it
 * without a clinician's approval for that person.
 */
export type Clearance = "none" | "acknowledge" | "required";

/** What the form takes of hours above 8 °C: longer than any label allows. */
export const MOST_WARM_HOURS = 9_999;
