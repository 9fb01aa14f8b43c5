import { accountMessages } from "#app/modules/customers/texts/shopper.ts";
import { adminOrderMessages as staff } from "./texts/staff.ts";
import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const ordersPages = pages({
  "/track": {
    file: "modules/orders/storefront/track-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("track", 10) },
  },
  "/portal": {
    file: "modules/orders/portal/own-orders.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: accountMessages.profile.orders, place: 10 },
  },
  "/admin/orders": {
    file: "modules/orders/admin/orders-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: {
      section: "orders",
      label: staff.tabs.all,
      place: 10,
      views: [
        { label: staff.tabs["to-confirm"], query: "?show=to-confirm" },
        { label: staff.tabs["to-check"], query: "?show=to-check" },
        { label: staff.tabs.reserved, query: "?show=reserved" },
        { label: staff.tabs.attention, query: "?show=attention" },
      ],
    },
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
