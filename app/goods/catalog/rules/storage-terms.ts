/**
 * Days after the first puncture: the general limit of a multi-dose vial (CDC), and the only limit
 * in the shop's texts.
 */
export const USE_WITHIN_DAYS = 28;
