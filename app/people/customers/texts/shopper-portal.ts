/** Texts around every page of the portal. */
export const portalMessages = {
  tabs: "Your portal",
  locked: "opens with your first order",
  unlock: "Your first order unlocks the rest of your portal",
  unlockText:
    "Once it’s paid, you can log wellness entries, use the dosing calculator, and book follow-ups and quick check-ins.",
  shop: "Shop Now",
} as const;
