import { pages, perMinute } from "#app/platform/access/page.ts";

const supplierPage = {
  file: "goods/purchasing/pages/desk/suppliers/supplier-page.tsx",
  shell: "admin",
  GET: { who: "purchasing:write" },
  POST: { who: "purchasing:write" },
} as const;
const itemPage = {
  ...supplierPage,
  file: "goods/purchasing/pages/desk/suppliers/item-page.tsx",
} as const;

export const purchasingPages = pages({
  "/admin/suppliers": {
    file: "goods/purchasing/pages/desk/suppliers/suppliers-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    menu: { section: "products", label: "Suppliers", place: 55, under: "/admin/purchase-orders" },
  },
  "/admin/suppliers/new": { ...supplierPage, act: "Add supplier" },
  "/admin/suppliers/:supplierId": supplierPage,
  "/admin/suppliers/:supplierId/items/new": itemPage,
  "/admin/suppliers/:supplierId/items/:itemId": itemPage,
  "/admin/purchase-orders": {
    file: "goods/purchasing/pages/desk/orders-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:read" },
    menu: {
      section: "products",
      label: "Purchase orders",
      place: 50,
      views: [{ label: "Overdue deliveries", query: "?show=overdue", isTab: true }],
    },
  },
  "/admin/purchase-orders/to-order": {
    file: "goods/purchasing/pages/desk/to-order-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    menu: { section: "products", label: "Reorder", place: 52, under: "/admin/purchase-orders" },
  },
  "/admin/purchase-orders/new": {
    file: "goods/purchasing/pages/desk/new-order-page.tsx",
    shell: "admin",
    act: "New purchase order",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId": {
    file: "goods/purchasing/pages/desk/order-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:read" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId/summary": {
    file: "goods/purchasing/pages/desk/order-summary.ts",
    GET: { who: "purchasing:read" },
  },
  "/admin/purchase-orders/:orderId/edit": {
    file: "goods/purchasing/pages/desk/edit-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write" },
  },
  "/admin/purchase-orders/:orderId/pdf": {
    file: "goods/purchasing/pages/desk/order-pdf.ts",
    GET: { who: "costs:read", limit: perMinute("purchase-pdf", 60) },
  },
  "/admin/purchase-orders/:orderId/send": {
    file: "goods/purchasing/pages/desk/send-page.tsx",
    shell: "admin",
    GET: { who: "purchasing:write" },
    POST: { who: "purchasing:write", limit: perMinute("purchase-mail", 20) },
  },
  "/admin/purchase-orders/:orderId/receive": {
    file: "goods/purchasing/pages/desk/receive-page.tsx",
    shell: "admin",
    GET: { who: "stock:write" },
    POST: { who: "stock:write" },
  },
});
