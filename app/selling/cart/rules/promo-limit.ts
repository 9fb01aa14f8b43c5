/** Per visitor, typed or by link: enough for a drawer of vouchers, too slow for guessing. */
export const PROMO_LIMIT = { name: "promo", points: 20, seconds: 10 * 60 };
