/** Holds the cart's token. HttpOnly, and the only proof that a cart is one's own. */
export const CART_COOKIE = "pm_cart";

export const CART_DAYS = 30;

export const CART_COOKIE_SECONDS = 60 * 60 * 24 * CART_DAYS;

/** What the last change took out, for the Undo button of the next page where no script runs. */
export const UNDO_COOKIE = "pm_undo";

export const UNDO_COOKIE_SECONDS = 60;

/** The code of a link, until there is a cart that takes it. */
export const LINK_COOKIE = "pm_code";

export const LINK_COOKIE_SECONDS = 60 * 60 * 24 * 7;
