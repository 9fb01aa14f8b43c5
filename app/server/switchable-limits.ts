/**
 * The limits that the setting `api_rate_limiting` switches off: those of cart, checkout, lookups and
 * forms of the storefront, which a crowd behind one network address uses up without meaning harm.
 * Limits of signing in, of uploads and of the back-office are not here, and always stand.
 */
export const SWITCHABLE_LIMITS: readonly string[] = [
  "cart",
  "checkout",
  "order",
  "order-pay",
  "order-change",
  "order-change-open",
  "confirm-order",
  "confirm-order-open",
  "track",
  "places",
  "watch-stock",
  "contact",
  "review",
  "review-open",
  "newsletter",
  "newsletter-open",
  "newsletter-confirm",
  "assessment",
  "assessment-result",
  "hold-slot",
  "booking",
  "move-booking",
];
