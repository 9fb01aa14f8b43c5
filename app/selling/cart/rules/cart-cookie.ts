/** Has the cart's token. HttpOnly, and the only proof of owning a cart. */
export const CART_COOKIE = "pm_cart";

export const CART_DAYS = 30;

export const CART_COOKIE_SECONDS = 60 * 60 * 24 * CART_DAYS;

/** The items of the last removal, for the Undo button of the next page without a script. */
export const UNDO_COOKIE = "pm_undo";

export const UNDO_COOKIE_SECONDS = 60;

/** A link's code until a cart takes it. */
export const LINK_COOKIE = "pm_code";

export const LINK_COOKIE_SECONDS = 60 * 60 * 24 * 7;
