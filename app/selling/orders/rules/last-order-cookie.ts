/**
 * Has the access token of the latest order, so that a guest who returns from payment is led to its
 * receipt. HttpOnly.
 */
export const LAST_ORDER_COOKIE = "pm_last_order";

export const LAST_ORDER_COOKIE_SECONDS = 60 * 60 * 24 * 7;
