import { pages, perMinute } from "#app/platform/access/page.ts";

/** The list of customers, and the record of one. */
export const customerPages = pages({
  "/admin/customers/export": {
    file: "surfaces/admin/customers/export.ts",
    POST: { who: "customers:write", proof: true, limit: perMinute("customer-export", 10) },
  },
  "/admin/customers": {
    file: "surfaces/admin/customers/customers-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
    menu: { section: "customers", label: "Customers", place: 10 },
  },
  "/admin/customers/tag": {
    file: "surfaces/admin/customers/tag-page.tsx",
    shell: "admin",
    GET: { who: "customers:note" },
    POST: { who: "customers:note" },
  },
  "/admin/customers/:customerId/summary": {
    file: "surfaces/admin/customers/customer-summary.ts",
    GET: { who: "customers:read" },
  },
  "/admin/customers/:customerId/merge": {
    file: "surfaces/admin/customers/merge-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write" },
  },
  "/admin/customers/:customerId/mails/:mailId": {
    file: "surfaces/admin/customers/mail-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write" },
  },
  "/admin/customers/:customerId/erase": {
    file: "surfaces/admin/customers/erase-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write", proof: ["erase"] },
  },
  "/admin/customers/:customerId": {
    file: "surfaces/admin/customers/customer-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
  },
});
