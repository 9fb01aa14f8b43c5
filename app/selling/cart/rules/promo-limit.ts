/** Of one visitor: enough for a drawer full of vouchers, too slow for guessing. Typed or by a link. */
export const PROMO_LIMIT = { name: "promo", points: 20, seconds: 10 * 60 };
