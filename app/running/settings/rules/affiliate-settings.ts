export const affiliateSettings = {
  /**
   * While it is closed, no one can join and no order earns a commission. Earned commissions stay.
   */
  affiliate_open: { category: "affiliates", type: "boolean", default: "true" },
  affiliate_approval: { category: "affiliates", type: "boolean", default: "false" },
  /**
   * Whether an order with a promo code of the shop earns a commission. An affiliate’s own code
   * always does.
   */
  affiliate_with_discount: { category: "affiliates", type: "boolean", default: "true" },
  /** Percent of the goods of a buyer's first order, and of each later one. */
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
  /** Days for which the affiliate link that a browser followed last is credited. */
  affiliate_window_days: { category: "affiliates", type: "number", default: "30", max: 365 },
  /**
   * Days that a commission is on hold after its parcel ships; never shorter than the return period.
   */
  affiliate_hold_days: {
    category: "affiliates",
    type: "number",
    default: "60",
    min: 60,
    max: 365,
  },
  /** In pesos: smaller amounts wait for the next payout. */
  affiliate_minimum_payout: { category: "affiliates", type: "number", default: "500", min: 0 },
  /** Days from when a commission becomes payable to its payout. */
  affiliate_payment_days: {
    category: "affiliates",
    type: "number",
    default: "0",
    min: 0,
    max: 365,
  },
} as const;
