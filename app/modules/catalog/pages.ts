import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";

const listing = {
  file: "modules/catalog/storefront/listing-page.tsx",
  shell: "storefront",
  GET: shared("q", "sort", "page"),
} as const;

export const catalogPages = pages({
  "/products": listing,
  "/products/:category": listing,
  "/product/:id/notify": {
    file: "modules/catalog/storefront/watch-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("watch-stock", 10) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/stop-notices/:token": {
    file: "modules/catalog/storefront/stop-notices-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", signed: true, limit: perMinute("stop-notices", 30) },
  },
  "/admin/categories": {
    file: "modules/catalog/admin/categories-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Categories", place: 20 },
  },
  "/admin/search-words": {
    file: "modules/catalog/admin/synonyms-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Search words", place: 80 },
  },
  "/admin/vials": {
    file: "modules/catalog/admin/vials-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Vial strengths", place: 70 },
  },
  "/admin/categories/new": {
    file: "modules/catalog/admin/category-page.tsx",
    shell: "admin",
    act: "Add category",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/categories/:categoryId": {
    file: "modules/catalog/admin/category-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/import": {
    file: "modules/catalog/admin/import-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-import", 10), upload: true },
    menu: { section: "products", label: "Import", place: 75 },
  },
  "/admin/products/import/:importId": {
    file: "modules/catalog/admin/import-preview-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-import-step", 30) },
  },
  "/admin/products/import/:importId/result": {
    file: "modules/catalog/admin/import-result.ts",
    GET: { who: "catalog:write", limit: perMinute("product-import-result", 20) },
  },
  "/admin/products/export": {
    file: "modules/catalog/admin/export-products.ts",
    POST: { who: "catalog:write", proof: true, limit: perMinute("product-export", 10) },
  },
  "/admin/products/bulk": {
    file: "modules/catalog/admin/bulk-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-bulk", 30) },
  },
  "/admin/products/starter": {
    file: "modules/catalog/admin/starter-page.tsx",
    shell: "admin",
    act: "Add starter products",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("starter-products", 10) },
  },
  "/admin/products/:productId/pictures": {
    file: "modules/catalog/admin/product-pictures-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write", limit: perMinute("product-pictures", 60), upload: true },
  },
  "/admin/products/:productId/pictures/upload": {
    file: "modules/catalog/admin/upload-picture.ts",
    POST: { who: "catalog:write", limit: perMinute("picture-upload", 40), upload: true },
  },
  "/admin/products/:productId/pictures/:photoId": {
    file: "modules/catalog/admin/whole-picture.ts",
    GET: { who: "catalog:read", limit: perMinute("whole-picture", 240) },
  },
});
