/**
 * Days after the first puncture: the general limit of a vial that is used more than once (CDC), and the only one
 * that texts of the shop name.
 */
export const USE_WITHIN_DAYS = 28;
