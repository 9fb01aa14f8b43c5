import { pages, perMinute } from "#app/platform/access/page.ts";

const supplierPage = {
  file: "surfaces/admin/suppliers/supplier-page.tsx",
  shell: "admin",
  GET: { who: "purchasing:write" },
  POST: { who: "purchasing:write" },
} as const;
const itemPage = { ...supplierPage, file: "surfaces/admin/suppliers/item-page.tsx" } as const;

/** Suppliers, and what is ordered from them. */
export const purchasingPages = pages({
  "/admin/suppliers": {
    file: "surfaces/admin/suppliers/suppliers-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    menu: { section: "products", label: "Suppliers", place: 55 },
  },
  "/admin/suppliers/new": { ...supplierPage, act: "Add supplier" },
  "/admin/suppliers/:supplierId": supplierPage,
  "/admin/suppliers/:supplierId/items/new": itemPage,
  "/admin/suppliers/:supplierId/items/:itemId": itemPage,
  "/admin/purchase-orders": {
    file: "surfaces/admin/purchasing/orders-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:read" },
    menu: {
      section: "products",
      label: "Purchase orders",
      place: 50,
      views: [{ label: "Overdue deliveries", query: "?show=overdue" }],
    },
  },
  "/admin/purchase-orders/to-order": {
    file: "surfaces/admin/purchasing/to-order-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    menu: { section: "products", label: "To order", place: 52 },
  },
  "/admin/purchase-orders/new": {
    file: "surfaces/admin/purchasing/new-order-page.tsx",
    shell: "admin",
    act: "New purchase order",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId": {
    file: "surfaces/admin/purchasing/order-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:read" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId/summary": {
    file: "surfaces/admin/purchasing/order-summary.ts",
    GET: { who: "purchasing:read" },
  },
  "/admin/purchase-orders/:orderId/edit": {
    file: "surfaces/admin/purchasing/edit-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId/pdf": {
    file: "surfaces/admin/purchasing/order-pdf.ts",
    GET: { who: "costs:read", limit: perMinute("purchase-pdf", 60) },
  },
  "/admin/purchase-orders/:orderId/send": {
    file: "surfaces/admin/purchasing/send-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write", limit: perMinute("purchase-mail", 20) },
  },
  "/admin/purchase-orders/:orderId/receive": {
    file: "surfaces/admin/purchasing/receive-page.tsx",
    shell: "admin",
    GET: { who: "stock:write" },
    POST: { who: "stock:write" },
  },
});
