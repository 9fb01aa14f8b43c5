export const AFFILIATE_STATUSES = ["active", "suspended", "waiting", "declined"] as const;

/** `waiting` for the shop's approval after asking to join, or `declined`. */
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

/**
 * Why a paid order earned its affiliate nothing: it was their own order, they were suspended by
 * then, or the buyer used a promo code of someone else while such orders earn nothing.
 */
export type ReferralRefused = "own_order" | "suspended" | "with_discount";

/** The document that an affiliate agrees to on joining. */
export const AFFILIATE_TERMS = "affiliate-terms";
