/** What the affiliate programme pays, and for whom. */
export const affiliateSettings = {
  /** Closed, nobody joins and no order is counted for anybody; what was earned stays. */
  affiliate_open: { category: "affiliates", type: "boolean", default: "true" },
  /** Whoever joins waits until staff approve. */
  affiliate_approval: { category: "affiliates", type: "boolean", default: "false" },
  /** Whether an order earns that a promo code of the shop made cheaper; an affiliate’s own always does. */
  affiliate_with_discount: { category: "affiliates", type: "boolean", default: "true" },
  /** In percent of the goods of a buyer's first order, and of each later one. */
  affiliate_first_percent: {
    category: "affiliates",
    type: "number",
    default: "10",
    min: 0,
    max: 100,
  },
  affiliate_repeat_percent: {
    category: "affiliates",
    type: "number",
    default: "5",
    min: 0,
    max: 100,
  },
  /** For how many days the link that a browser followed last counts. */
  affiliate_window_days: { category: "affiliates", type: "number", default: "30", max: 365 },
  /** How many days after its parcel left a commission is on hold: never less than goods can come back. */
  affiliate_hold_days: {
    category: "affiliates",
    type: "number",
    default: "60",
    min: 60,
    max: 365,
  },
  /** In pesos: less than that waits for the next payout. */
  affiliate_minimum_payout: { category: "affiliates", type: "number", default: "500", min: 0 },
  /** So many days after a commission became payable it enters a payout. */
  affiliate_payment_days: {
    category: "affiliates",
    type: "number",
    default: "0",
    min: 0,
    max: 365,
  },
} as const;
