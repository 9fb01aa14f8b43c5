/**
 * Holds the access token of the order just placed, so that a guest who comes back from paying is
 * led to its receipt. HttpOnly.
 */
export const LAST_ORDER_COOKIE = "pm_last_order";

export const LAST_ORDER_COOKIE_SECONDS = 60 * 60 * 24 * 7;
