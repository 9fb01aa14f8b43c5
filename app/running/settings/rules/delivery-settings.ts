/** What a parcel costs, how long it takes, and on which days it leaves. */
export const deliverySettings = {
  /** `area`: by the rates of the areas, which are records of their own. */
  shipping_by: {
    category: "delivery",
    type: "select",
    default: "fee",
    choices: ["free", "fee", "area"],
  },
  /** In pesos, for an order with something to carry. */
  shipping_fee: { category: "delivery", type: "number", default: "0", min: 0, max: 100_000 },
  /** In pesos: from this subtotal on shipping is free; 0 for never. */
  shipping_free_from: {
    category: "delivery",
    type: "number",
    default: "0",
    min: 0,
    max: 1_000_000,
  },
  /** In pesos, for an order with something that travels cold; 0 for free. */
  cold_pack_fee: { category: "delivery", type: "number", default: "0", min: 0, max: 100_000 },
  /** In grams, of a unit that has none of its own. */
  default_weight: { category: "delivery", type: "number", default: "100", max: 30_000 },
  /** On top of the prices; 0 while they include it. */
  tax_percent: { category: "delivery", type: "number", default: "0", min: 0, max: 100 },
  /** In Manila; empty for none. Orders from then on count for the next day. */
  dispatch_cut_off: { category: "delivery", type: "time", default: "" },
  dispatch_days: { category: "delivery", type: "weekdays", default: "Mon-Fri" },
  /** On which of them cold parcels leave. */
  cold_days: { category: "delivery", type: "weekdays", default: "Mon-Wed" },
  /** In business days: from the order to the courier, and from there to the customer. */
  ships_days_min: { category: "delivery", type: "number", default: "1", min: 0, max: 60 },
  ships_days_max: { category: "delivery", type: "number", default: "2", max: 60 },
  arrives_days_min: { category: "delivery", type: "number", default: "3", max: 60 },
  arrives_days_max: { category: "delivery", type: "number", default: "5", max: 60 },
  /** In business days beyond the last promised one: from then on a parcel stands still. */
  parcel_still_days: { category: "delivery", type: "number", default: "3", min: 0, max: 30 },
} as const;
