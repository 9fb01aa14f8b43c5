export const deliverySettings = {
  /** `area`: rates by area, from the records of the areas. */
  shipping_by: {
    category: "delivery",
    type: "select",
    default: "fee",
    choices: ["free", "fee", "area"],
  },
  /** In pesos, for an order with something to ship. */
  shipping_fee: { category: "delivery", type: "number", default: "0", min: 0, max: 100_000 },
  /** In pesos: shipping is free from this subtotal; 0 for never. */
  shipping_free_from: {
    category: "delivery",
    type: "number",
    default: "0",
    min: 0,
    max: 1_000_000,
  },
  /** In pesos, for an order with cold items; 0 for free. */
  cold_pack_fee: { category: "delivery", type: "number", default: "0", min: 0, max: 100_000 },
  /** In grams, for a unit without a weight of its own. */
  default_weight: { category: "delivery", type: "number", default: "100", max: 30_000 },
  /** Added to the prices; 0 while prices include tax. */
  tax_percent: { category: "delivery", type: "number", default: "0", min: 0, max: 100 },
  /** In Manila; empty for none. Later orders are treated as placed the next day. */
  dispatch_cut_off: { category: "delivery", type: "time", default: "" },
  dispatch_days: { category: "delivery", type: "weekdays", default: "Mon-Fri" },
  /** The dispatch days on which cold parcels leave. */
  cold_days: { category: "delivery", type: "weekdays", default: "Mon-Wed" },
  /** In business days: from order to courier, and from courier to customer. */
  ships_days_min: { category: "delivery", type: "number", default: "1", min: 0, max: 60 },
  ships_days_max: { category: "delivery", type: "number", default: "2", max: 60 },
  arrives_days_min: { category: "delivery", type: "number", default: "3", max: 60 },
  arrives_days_max: { category: "delivery", type: "number", default: "5", max: 60 },
  /** Business days after the last promised day, after which a parcel is reported as not moving. */
  parcel_still_days: { category: "delivery", type: "number", default: "3", min: 0, max: 30 },
} as const;
