/**
 * Days after the first puncture: what bacteriostatic water allows (USP <797>), and the only limit
 * that texts of the shop name.
 */
export const USE_WITHIN_DAYS = 28;
