import { ORDER_LIMIT } from "#app/selling/orders/rules/look-up-limits.ts";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";
import { staffOrderMessages } from "./texts/staff-order.ts";
import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const checkoutPages = pages({
  "/order/:token": {
    file: "selling/checkout/pages/shop/receipt-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: ORDER_LIMIT },
    POST: { who: "anyone", limit: perMinute("order-pay", 20) },
  },
  "/order/:token/receipt/pdf": {
    file: "selling/checkout/pages/shop/receipt-pdf.ts",
    GET: { who: "anyone", limit: perMinute("order-receipt", 60) },
  },
  "/order/:token/change": {
    file: "selling/checkout/pages/shop/change-order-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("order-change-open", 60) },
    POST: { who: "anyone", limit: perMinute("order-change", 20) },
  },
  "/admin/orders/new": {
    file: "selling/checkout/pages/desk/new-order-page.tsx",
    shell: "admin",
    act: staffOrderMessages.add,
    GET: { who: "orders:write" },
    POST: { who: "orders:write", limit: perMinute("staff-order", 60) },
  },
  "/admin/orders/:orderId/edit": {
    file: "selling/checkout/pages/desk/edit-order-page.tsx",
    shell: "admin",
    GET: { who: "orders:write" },
    POST: { who: "orders:write", proof: ["change"] },
  },
  "/confirm-order/:token": {
    file: "selling/checkout/pages/shop/confirm-order-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("confirm-order-open", 60) },
    POST: { who: "anyone", limit: perMinute("confirm-order", 10) },
  },
  "/checkout": {
    file: "selling/checkout/pages/shop/checkout-page.tsx",
    cookies: [LAST_ORDER_COOKIE],
    shell: "checkout",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("checkout", 20) },
  },
});
