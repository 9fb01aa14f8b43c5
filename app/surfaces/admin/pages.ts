import { pages, perMinute } from "#app/platform/access/page.ts";

export const adminPages = pages({
  "/admin/customers/export": {
    file: "surfaces/admin/customers/export.ts",
    POST: { who: "customers:write", limit: perMinute("customer-export", 10) },
  },
  "/admin": {
    file: "surfaces/admin/front-page.ts",
    shell: "admin",
    GET: { who: "backoffice:open" },
  },
  "/admin/orders/:orderId": {
    file: "surfaces/admin/order-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read" },
  },
  "/admin/customers": {
    file: "surfaces/admin/customers/customers-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:read" },
    menu: { label: "Customers", place: 20 },
  },
  "/admin/customers/:customerId": {
    file: "surfaces/admin/customers/customer-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
  },
  "/admin/missing-pages": {
    file: "surfaces/admin/missing-pages/missing-pages-page.tsx",
    shell: "admin",
    GET: { who: "content:write" },
    menu: { label: "Missing pages", place: 70 },
  },
});
