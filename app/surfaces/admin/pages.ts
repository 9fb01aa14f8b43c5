import { PROVEN_FACTORS } from "#app/modules/security/rules/proven-factors.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";
import { customerPages } from "./customers/pages.ts";
import { mailPages } from "./email/pages.ts";
import { orderListPages } from "./orders/pages.ts";
import { reportPages } from "./reports/pages.ts";
import { settingsDeskPages } from "./settings/pages.ts";

/** A section without a page of its own: its address leads to the first one in it. */
const section = {
  file: "surfaces/admin/frame/section-page.ts",
  shell: "admin",
  GET: { who: "backoffice:open" },
} as const;

export const adminPages = pages({
  "/admin/consultations/:bookingId": {
    file: "surfaces/admin/consultations/visit-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
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
  "/admin/stocktakes/:stocktakeId/summary": {
    file: "surfaces/admin/stocktakes/stocktake-summary.ts",
    GET: { who: "stock:read" },
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
    POST: { who: "catalog:write", limit: perMinute("new-product", 60), upload: true },
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
  ...settingsDeskPages,
  ...orderListPages,
  ...customerPages,
  ...mailPages,
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
  "/admin/confirm-identity/:formId": {
    file: "surfaces/storefront/account/confirm-identity-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", limit: perMinute("desk-confirm-identity", 30) },
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
  "/admin/missing-pages": {
    file: "surfaces/admin/missing-pages/missing-pages-page.tsx",
    shell: "admin",
    GET: { who: "content:write" },
    menu: { section: "content", label: "Missing pages", place: 40 },
  },
});
