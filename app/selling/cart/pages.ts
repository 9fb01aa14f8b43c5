import { anyone, pages } from "#app/platform/access/page.ts";
import { CART_LIMIT } from "./rules/cart-limits.ts";

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
