import { pages, perMinute } from "#app/platform/access/page.ts";

export const reportPages = pages({
  "/admin/analytics": {
    file: "surfaces/admin/reports/sales-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Sales", place: 10 },
  },
  "/admin/analytics/sales/export": {
    file: "surfaces/admin/reports/sales-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("sales-export", 10) },
  },
  "/admin/analytics/products": {
    file: "surfaces/admin/reports/products-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Products", place: 20 },
  },
  "/admin/analytics/products/export": {
    file: "surfaces/admin/reports/products-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("product-sales-export", 10) },
  },
  "/admin/analytics/funnel": {
    file: "surfaces/admin/reports/funnel-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Visits and funnel", place: 30 },
  },
  "/admin/analytics/funnel/export": {
    file: "surfaces/admin/reports/funnel-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("funnel-export", 10) },
  },
  "/admin/analytics/customers": {
    file: "surfaces/admin/reports/customers-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Customers", place: 40 },
  },
  "/admin/analytics/customers/export": {
    file: "surfaces/admin/reports/customers-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("customer-report-export", 10) },
  },
  "/admin/analytics/customers/months": {
    file: "surfaces/admin/reports/cohorts-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("cohorts-export", 10) },
  },
  "/admin/analytics/discounts": {
    file: "surfaces/admin/reports/discounts-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Discounts", place: 50 },
  },
  "/admin/analytics/discounts/export": {
    file: "surfaces/admin/reports/discounts-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("discount-report-export", 10) },
  },
  "/admin/analytics/affiliates": {
    file: "surfaces/admin/reports/affiliates-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Affiliate sales", place: 55 },
  },
  "/admin/analytics/affiliates/export": {
    file: "surfaces/admin/reports/affiliates-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("affiliate-report-export", 10) },
  },
  "/admin/analytics/sales-book": {
    file: "surfaces/admin/reports/sales-book-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: { section: "analytics", label: "Sales book", place: 60 },
  },
  "/admin/analytics/sales-book/export": {
    file: "surfaces/admin/reports/sales-book-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("sales-book-export", 10) },
  },
  "/admin/analytics/sales-book/json": {
    file: "surfaces/admin/reports/e-invoices-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("e-invoices-export", 10) },
  },
});
