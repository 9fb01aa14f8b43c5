import { adminOrderMessages as staff } from "#app/modules/orders/texts/staff.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";

/** The list of orders, and what is done with several of them. */
export const orderListPages = pages({
  "/admin/orders": {
    file: "surfaces/admin/orders/orders-page.tsx",
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
        { label: staff.tabs.reserved, query: "?show=reserved" },
        { label: staff.tabs.attention, query: "?show=attention" },
      ],
    },
  },
  "/admin/orders/confirm": {
    file: "surfaces/admin/orders/confirm-page.tsx",
    shell: "admin",
    GET: { who: "orders:write" },
    POST: { who: "orders:write" },
  },
  "/admin/orders/step/:act": {
    file: "surfaces/admin/orders/step-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/tag": {
    file: "surfaces/admin/orders/tag-page.tsx",
    shell: "admin",
    GET: { who: "orders:note" },
    POST: { who: "orders:note" },
  },
  "/admin/orders/ship": {
    file: "surfaces/admin/orders/ship-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/slips.pdf": {
    file: "surfaces/admin/orders/slips-pdf.ts",
    GET: { who: "orders:read", limit: perMinute("packing-slips", 20) },
  },
  "/admin/orders/export": {
    file: "surfaces/admin/orders/export.ts",
    POST: { who: "orders:write", proof: true, limit: perMinute("order-export", 10) },
  },
  "/admin/orders/export-lines": {
    file: "surfaces/admin/orders/export-lines.ts",
    POST: { who: "orders:write", proof: true, limit: perMinute("order-lines-export", 10) },
  },
});
