export const AFFILIATE_STATUSES = ["active", "suspended", "waiting", "declined"] as const;

/** `waiting`: who asked to join while the shop approves each; `declined`: who was turned down. */
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

/**
 * Why a paid order earned its affiliate nothing: it was their own, they were suspended by then, or a
 * promo code that is not theirs was used while such orders earn nothing.
 */
export type ReferralRefused = "own_order" | "suspended" | "with_discount";

/** The document that whoever joins agrees to. */
export const AFFILIATE_TERMS = "affiliate-terms";
