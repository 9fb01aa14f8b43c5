import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";

const listing = {
  file: "goods/catalog/pages/shop/listing-page.tsx",
  shell: "storefront",
  GET: shared("q", "sort", "page"),
} as const;

export const catalogPages = pages({
  "/products": listing,
  "/products/:category": listing,
  "/product/:id/notify": {
    file: "goods/catalog/pages/shop/watch-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("watch-stock", 10) },
  },
  // The token is the signature, because mail programs post from their own servers.
  "/stop-notices/:token": {
    file: "goods/catalog/pages/shop/stop-notices-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", signed: true, limit: perMinute("stop-notices", 30) },
  },
  "/admin/categories": {
    file: "goods/catalog/pages/desk/categories-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Categories", place: 20 },
  },
  "/admin/search-words": {
    file: "goods/catalog/pages/desk/synonyms-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Search words", place: 80, under: "/admin/categories" },
  },
  "/admin/vials": {
    file: "goods/catalog/pages/desk/vials-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Vial strengths", place: 70, under: "/admin/categories" },
  },
  "/admin/categories/new": {
    file: "goods/catalog/pages/desk/category-page.tsx",
    shell: "admin",
    act: "Add category",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/categories/:categoryId": {
    file: "goods/catalog/pages/desk/category-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/import": {
    file: "goods/catalog/pages/desk/import-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-import", 10), upload: true },
    act: "Import products",
  },
  "/admin/products/import/:importId": {
    file: "goods/catalog/pages/desk/import-preview-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-import-step", 30) },
  },
  "/admin/products/import/:importId/result": {
    file: "goods/catalog/pages/desk/import-result.ts",
    GET: { who: "catalog:write", limit: perMinute("product-import-result", 20) },
  },
  "/admin/products/export": {
    file: "goods/catalog/pages/desk/export-products.ts",
    POST: { who: "catalog:write", proof: true, limit: perMinute("product-export", 10) },
  },
  "/admin/products/bulk": {
    file: "goods/catalog/pages/desk/bulk-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("product-bulk", 30) },
  },
  "/admin/products/starter": {
    file: "goods/catalog/pages/desk/starter-page.tsx",
    shell: "admin",
    act: "Add starter products",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("starter-products", 10) },
  },
  "/admin/products/:productId/pictures": {
    file: "goods/catalog/pages/desk/product-pictures-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write", limit: perMinute("product-pictures", 60), upload: true },
  },
  "/admin/products/:productId/pictures/upload": {
    file: "goods/catalog/pages/desk/upload-picture.ts",
    POST: { who: "catalog:write", limit: perMinute("picture-upload", 40), upload: true },
  },
  "/admin/products/:productId/pictures/:photoId": {
    file: "goods/catalog/pages/desk/whole-picture.ts",
    GET: { who: "catalog:read", limit: perMinute("whole-picture", 240) },
  },
  "/admin/products": {
    file: "goods/catalog/pages/desk/products/products-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    POST: { who: "catalog:write" },
    menu: { section: "products", label: "Products", place: 10 },
  },
  "/admin/products/new": {
    file: "goods/catalog/pages/desk/products/product-page.tsx",
    shell: "admin",
    act: "Add product",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write", limit: perMinute("new-product", 60), upload: true },
  },
  "/admin/products/:productId": {
    file: "goods/catalog/pages/desk/products/product-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/variants": {
    file: "goods/catalog/pages/desk/products/variants-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/prices": {
    file: "goods/catalog/pages/desk/products/prices-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/admin/products/:productId/prices/:scheduleId": {
    file: "goods/catalog/pages/desk/products/planned-price-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
  },
  "/product/:id": {
    file: "goods/catalog/pages/shop/product-page.tsx",
    shell: "storefront",
    GET: shared("variant"),
  },
});
