export const SHOWN_DISCOUNTS = [
  "all",
  "active",
  "scheduled",
  "ended",
  "inactive",
  "archived",
] as const;
export type ShownDiscounts = (typeof SHOWN_DISCOUNTS)[number];
