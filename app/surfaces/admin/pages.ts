import { PROVEN_FACTORS } from "#app/modules/security/rules/proven-factors.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";
import { orderListPages } from "./orders/pages.ts";
import { reportPages } from "./reports/pages.ts";

/** A section without a page of its own: its address leads to the first one in it. */
const section = {
  file: "surfaces/admin/frame/section-page.ts",
  shell: "admin",
  GET: { who: "backoffice:open" },
} as const;

export const adminPages = pages({
  "/admin/doctors/clearance": {
    file: "surfaces/admin/clearance/clearance-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
    menu: { section: "doctors", label: "Clearance", place: 40 },
  },
  "/admin/stock": {
    file: "surfaces/admin/stock/stock-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    menu: { section: "products", label: "Stock", place: 30 },
  },
  "/admin/stock/export": {
    file: "surfaces/admin/stock/export.ts",
    POST: { who: "stock:read", proof: true, limit: perMinute("stock-export", 10) },
  },
  "/admin/stock/:levelId": {
    file: "surfaces/admin/stock/item-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes": {
    file: "surfaces/admin/stocktakes/stocktakes-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    menu: { section: "products", label: "Stocktakes", place: 40 },
  },
  "/admin/stocktakes/new": {
    file: "surfaces/admin/stocktakes/start-page.tsx",
    shell: "admin",
    act: "Start a stocktake",
    GET: { who: "stock:write" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes/:stocktakeId": {
    file: "surfaces/admin/stocktakes/stocktake-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes/:stocktakeId/export": {
    file: "surfaces/admin/stocktakes/stocktake-file.ts",
    POST: { who: "stock:read", proof: true, limit: perMinute("stocktake-export", 10) },
  },
  "/admin/products": {
    file: "surfaces/admin/products/products-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Products", place: 10 },
  },
  "/admin/products/new": {
    file: "surfaces/admin/products/product-page.tsx",
    shell: "admin",
    act: "Add product",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId": {
    file: "surfaces/admin/products/product-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/variants": {
    file: "surfaces/admin/products/variants-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/prices": {
    file: "surfaces/admin/products/prices-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/prices/:scheduleId": {
    file: "surfaces/admin/products/planned-price-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  ...reportPages,
  ...orderListPages,
  "/admin/marketing": section,
  "/admin/discounts": {
    file: "surfaces/admin/discounts/discounts-page.tsx",
    shell: "admin",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
    menu: { section: "marketing", label: "Discounts", place: 10 },
  },
  "/admin/discounts/new": {
    file: "surfaces/admin/discounts/discount-page.tsx",
    shell: "admin",
    act: "Add discount",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
  },
  "/admin/discounts/batch": {
    file: "surfaces/admin/discounts/batch-page.tsx",
    shell: "admin",
    act: "Make single-use codes",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write", limit: perMinute("discount-batch", 10) },
  },
  "/admin/discounts/export": {
    file: "surfaces/admin/discounts/export.ts",
    POST: { who: "discounts:write", proof: true, limit: perMinute("discount-export", 10) },
  },
  "/admin/discounts/:discountId": {
    file: "surfaces/admin/discounts/discount-page.tsx",
    shell: "admin",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
  },
  "/admin/search": {
    file: "surfaces/admin/search/search-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", limit: perMinute("desk-search", 120) },
  },
  "/admin/find": {
    file: "surfaces/admin/search/find.ts",
    POST: { who: "backoffice:open", limit: perMinute("desk-find", 600) },
  },
  "/admin/me": {
    file: "surfaces/admin/me/me-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", proof: PROVEN_FACTORS, limit: perMinute("own-security", 30) },
  },
  "/admin/lists/views": {
    file: "surfaces/admin/lists/views.ts",
    POST: { who: "backoffice:open", limit: perMinute("list-views", 60) },
  },
  "/admin/lists/search": {
    file: "surfaces/admin/lists/search.ts",
    POST: { who: "backoffice:open", limit: perMinute("list-search", 120) },
  },
  "/admin/undo": {
    file: "surfaces/admin/history/undo.ts",
    POST: { who: "backoffice:open", limit: perMinute("undo", 60) },
  },
  "/admin/menu": {
    file: "surfaces/admin/frame/fold-menu.ts",
    POST: { who: "backoffice:open" },
  },
  "/admin/customers/export": {
    file: "surfaces/admin/customers/export.ts",
    POST: { who: "customers:write", proof: true, limit: perMinute("customer-export", 10) },
  },
  "/admin": {
    file: "surfaces/admin/dashboard/dashboard-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    menu: { section: "dashboard", label: "Today", place: 10 },
  },
  "/admin/orders/:orderId": {
    file: "surfaces/admin/order-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read", proof: ["refund-order"] },
  },
  "/admin/customers": {
    file: "surfaces/admin/customers/customers-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    menu: { section: "customers", label: "Customers", place: 10 },
  },
  "/admin/customers/:customerId/summary": {
    file: "surfaces/admin/customers/customer-summary.ts",
    GET: { who: "customers:read" },
  },
  "/admin/customers/:customerId": {
    file: "surfaces/admin/customers/customer-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
  },
  "/admin/settings": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "General", place: 10 },
  },
  "/admin/settings/notification": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Notification", place: 20 },
  },
  "/admin/settings/security": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Security", place: 30 },
  },
  "/admin/settings/integrations": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Integrations & APIs", place: 40 },
  },
  "/admin/settings/payments": {
    file: "surfaces/admin/settings/payments-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Payments", place: 50 },
  },
  "/admin/settings/delivery": {
    file: "surfaces/admin/delivery/delivery-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Delivery", place: 60 },
  },
  "/admin/settings/delivery/areas/new": {
    file: "surfaces/admin/delivery/area-page.tsx",
    shell: "admin",
    act: "Add delivery area",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/areas/:areaId": {
    file: "surfaces/admin/delivery/area-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/new": {
    file: "surfaces/admin/delivery/carrier-page.tsx",
    shell: "admin",
    act: "Add carrier",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/:carrierId": {
    file: "surfaces/admin/delivery/carrier-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/staff": {
    file: "surfaces/admin/staff/staff-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: ["invite", "resend", "approve"] },
    menu: { section: "settings", label: "Staff", place: 70 },
  },
  "/admin/settings/staff/:userId": {
    file: "surfaces/admin/staff/member-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: true },
  },
  "/admin/settings/audit": {
    file: "surfaces/admin/audit/audit-page.tsx",
    shell: "admin",
    GET: { who: "audit:read" },
    menu: { section: "settings", label: "Audit log", place: 80 },
  },
  "/admin/missing-pages": {
    file: "surfaces/admin/missing-pages/missing-pages-page.tsx",
    shell: "admin",
    GET: { who: "content:write" },
    menu: { section: "content", label: "Missing pages", place: 40 },
  },
});
