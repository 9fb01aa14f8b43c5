import { pages, perMinute } from "#app/platform/access/page.ts";
import { returnMessages as say } from "./texts/staff.ts";

/** Pages about returns. The commands check each act. */
export const returnsPages = pages({
  "/order/:token/return": {
    file: "fulfilment/returns/pages/shop/return-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("return-open", 60) },
    POST: { who: "anyone", limit: perMinute("return", 10), upload: true },
  },
  "/order/:token/return/photos/:photoId": {
    file: "fulfilment/returns/pages/shop/own-photo.ts",
    GET: { who: "anyone", limit: perMinute("return-photo", 240) },
  },
  "/admin/returns": {
    file: "fulfilment/returns/pages/desk/returns-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: { section: "orders", label: say.title, place: 20 },
  },
  "/admin/returns/:returnId/summary": {
    file: "fulfilment/returns/pages/desk/return-summary.ts",
    GET: { who: "orders:read" },
  },
  "/admin/returns/:returnId/photos/:photoId": {
    file: "fulfilment/returns/pages/desk/staff-photo.ts",
    GET: { who: "orders:read" },
  },
  "/admin/returns/:returnId": {
    file: "fulfilment/returns/pages/desk/return-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read", proof: ["settle"] },
  },
  "/admin/orders/:orderId/return": {
    file: "fulfilment/returns/pages/desk/new-return-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:read" },
  },
});
