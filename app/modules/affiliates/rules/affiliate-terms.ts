/** A suspended affiliate earns nothing new; what was earned stays theirs. */
export type AffiliateStatus = "active" | "suspended";

/** Why a paid order earned its affiliate nothing: it was their own, or they were suspended by then. */
export type ReferralRefused = "own_order" | "suspended";

/** The document that whoever joins agrees to. */
export const AFFILIATE_TERMS = "affiliate-terms";
