import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const cartPages = pages({
  "/cart": {
    file: "modules/cart/storefront/cart-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("cart", 120) },
  },
});
