import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

/** Shopping agents share it. */
export const CART_LIMIT = perMinute("cart", 120);

export const cartPages = pages({
  "/cart": {
    file: "selling/cart/pages/shop/cart-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: CART_LIMIT },
  },
  // Has its own limit, shared with typed codes.
  "/discount/:code": {
    file: "selling/cart/pages/shop/discount-link.ts",
    GET: anyone,
  },
});
