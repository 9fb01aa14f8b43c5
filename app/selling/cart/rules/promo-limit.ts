/**
 * Per visitor, for typed codes and codes from links: enough for a drawer full of vouchers, too slow
 * for guessing.
 */
export const PROMO_LIMIT = { name: "promo", points: 20, seconds: 10 * 60 };
