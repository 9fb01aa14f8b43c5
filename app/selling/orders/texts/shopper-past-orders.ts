import type { PastState } from "../rules/past-order.ts";

const states: Record<PastState, string> = {
  paid: "Paid",
  unpaid: "Not paid",
  partly_refunded: "Partly refunded",
  refunded: "Refunded",
  cancelled: "Canceled",
};

/** Orders of the former shop, for customers and staff. */
export const pastOrderTexts = {
  states,
  title: "Earlier orders",
  hint: "Placed in our former shop. Questions? Contact support with the order number.",
  more: (shown: number) => `The newest ${shown} are shown.`,
} as const;
