import { profileMessages } from "#app/modules/customers/texts/shopper-profile.ts";
import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const ordersPages = pages({
  "/track": {
    file: "modules/orders/storefront/track-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("track", 10) },
  },
  "/parcel": {
    file: "modules/orders/storefront/parcel-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("parcel", 10) },
  },
  "/portal/orders": {
    file: "modules/orders/portal/own-orders.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: profileMessages.orders, place: 10 },
  },
  "/admin/orders/:orderId/summary": {
    file: "modules/orders/admin/order-summary.ts",
    GET: { who: "orders:read" },
  },
  "/admin/customers/:customerId/orders": {
    file: "modules/orders/admin/customer-orders-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
  },
});
