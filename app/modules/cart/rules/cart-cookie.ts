/** Holds the cart's token. HttpOnly, and the only proof that a cart is one's own. */
export const CART_COOKIE = "pm_cart";

export const CART_COOKIE_SECONDS = 60 * 60 * 24 * 30;
