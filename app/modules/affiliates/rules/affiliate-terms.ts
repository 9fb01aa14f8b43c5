export const AFFILIATE_STATUSES = ["active", "suspended", "waiting", "declined"] as const;

/** `waiting`: who asked to join while the shop approves each; `declined`: who was turned down. */
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

/** Why a paid order earned its affiliate nothing: it was their own, or they were suspended by then. */
export type ReferralRefused = "own_order" | "suspended";

/** The document that whoever joins agrees to. */
export const AFFILIATE_TERMS = "affiliate-terms";
