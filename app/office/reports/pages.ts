import { pages, perMinute } from "#app/platform/access/page.ts";

export const reportsPages = pages({
  "/admin/analytics": {
    file: "office/reports/pages/desk/sales-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Sales", place: 10 },
  },
  "/admin/analytics/sales/export": {
    file: "office/reports/pages/desk/sales-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("sales-export", 10) },
  },
  "/admin/analytics/products": {
    file: "office/reports/pages/desk/products-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Product sales", place: 20 },
  },
  "/admin/analytics/products/export": {
    file: "office/reports/pages/desk/products-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("product-sales-export", 10) },
  },
  "/admin/analytics/funnel": {
    file: "office/reports/pages/desk/funnel-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Visits and funnel", place: 30 },
  },
  "/admin/analytics/funnel/export": {
    file: "office/reports/pages/desk/funnel-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("funnel-export", 10) },
  },
  "/admin/analytics/customers": {
    file: "office/reports/pages/desk/customers-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Customers", place: 40 },
  },
  "/admin/analytics/customers/export": {
    file: "office/reports/pages/desk/customers-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("customer-report-export", 10) },
  },
  "/admin/analytics/customers/months": {
    file: "office/reports/pages/desk/cohorts-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("cohorts-export", 10) },
  },
  "/admin/analytics/discounts": {
    file: "office/reports/pages/desk/discounts-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Discounts", place: 50 },
  },
  "/admin/analytics/discounts/export": {
    file: "office/reports/pages/desk/discounts-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("discount-report-export", 10) },
  },
  "/admin/analytics/affiliates": {
    file: "office/reports/pages/desk/affiliates-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Affiliate sales", place: 55 },
  },
  "/admin/analytics/affiliates/export": {
    file: "office/reports/pages/desk/affiliates-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("affiliate-report-export", 10) },
  },
  "/admin/analytics/sales-book": {
    file: "office/reports/pages/desk/sales-book-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Sales book", place: 60 },
  },
  "/admin/analytics/sales-book/export": {
    file: "office/reports/pages/desk/sales-book-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("sales-book-export", 10) },
  },
  "/admin/analytics/sales-book/json": {
    file: "office/reports/pages/desk/e-invoices-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("e-invoices-export", 10) },
  },
});
