/** Texts around every page of the portal. */
export const portalMessages = {
  tabs: "Your portal",
  back: "Back to your profile",
  locked: "opens with your first order",
} as const;

/** What a first order opens. */
export const unlockMessages = {
  title: "Your first order unlocks the rest of your portal",
  text: "Once it’s paid, you can log wellness entries, use the dosing calculator, and book follow-ups and quick check-ins.",
  act: "Shop Now",
} as const;
