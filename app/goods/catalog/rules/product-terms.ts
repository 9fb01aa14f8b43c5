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
 * `acknowledge`: the buyer confirms medical supervision at checkout. `required`: the buyer needs a
 * clinician's approval for them in person.
 */
export type Clearance = "none" | "acknowledge" | "required";

/** The most hours above 8 °C that the form accepts: longer than any label allows. */
export const MOST_WARM_HOURS = 9_999;
