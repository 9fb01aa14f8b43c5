import { PARCEL_LIMIT, TRACK_LIMIT } from "./rules/look-up-limits.ts";
import { adminOrderMessages as staff } from "./texts/staff.ts";
import { profileMessages } from "#app/people/customers/texts/shopper-profile.ts";
import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const ordersPages = pages({
  "/track": {
    file: "selling/orders/pages/shop/track-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: TRACK_LIMIT },
  },
  "/parcel": {
    file: "selling/orders/pages/shop/parcel-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: PARCEL_LIMIT },
  },
  "/portal/orders": {
    file: "selling/orders/pages/portal/own-orders.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: profileMessages.orders, place: 10, tab: "orders" },
  },
  "/admin/orders/:orderId/summary": {
    file: "selling/orders/pages/desk/order-summary.ts",
    GET: { who: "orders:read" },
  },
  "/admin/customers/:customerId/orders": {
    file: "selling/orders/pages/desk/customer-orders-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
  },
  "/admin/orders": {
    file: "selling/orders/pages/desk/orders-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read" },
    menu: {
      section: "orders",
      label: staff.tabs.all,
      place: 10,
      views: [
        { label: staff.tabs["to-confirm"], query: "?show=to-confirm" },
        { label: staff.tabs["to-check"], query: "?show=to-check" },
        { label: staff.tabs.reserved, query: "?show=reserved", isTab: true },
        { label: staff.tabs.attention, query: "?show=attention" },
      ],
    },
  },
  "/admin/orders/confirm": {
    file: "selling/orders/pages/desk/confirm-page.tsx",
    shell: "admin",
    GET: { who: "orders:write" },
    POST: { who: "orders:write" },
  },
  "/admin/orders/step/:act": {
    file: "selling/orders/pages/desk/step-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/tag": {
    file: "selling/orders/pages/desk/tag-page.tsx",
    shell: "admin",
    GET: { who: "orders:note" },
    POST: { who: "orders:note" },
  },
  "/admin/orders/ship": {
    file: "selling/orders/pages/desk/ship-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/slips.pdf": {
    file: "selling/orders/pages/desk/slips-pdf.ts",
    GET: { who: "orders:read", limit: perMinute("packing-slips", 20) },
  },
  "/admin/orders/export": {
    file: "selling/orders/pages/desk/export.ts",
    POST: { who: "orders:write", proof: true, limit: perMinute("order-export", 10) },
  },
  "/admin/orders/export-lines": {
    file: "selling/orders/pages/desk/export-lines.ts",
    POST: { who: "orders:write", proof: true, limit: perMinute("order-lines-export", 10) },
  },
  "/admin/orders/:orderId": {
    file: "selling/orders/pages/desk/order-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read", proof: ["refund-order"] },
  },
});
