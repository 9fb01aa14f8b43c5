/** Per visitor, typed or by link: enough for a drawer of vouchers, too slow for guessing. */
export const PROMO_LIMIT = { name: "promo", points: 20, seconds: 10 * 60 };

/** Changes of one network address, on pages and by shopping agents together. */
export const CART_LIMIT = { name: "cart", points: 120, seconds: 60 };
