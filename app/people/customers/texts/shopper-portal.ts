/** Texts around every page of the portal. */
export const portalMessages = {
  tabs: "Your portal",
  locked: "opens with your first order",
  unlock: "Your first order opens the rest of your portal",
  unlockText:
    "Once it is paid you also have wellness entries and the dosing calculator here, and book follow-ups and quick check-ins.",
  shop: "Shop Now",
} as const;
