import { pages, perMinute } from "#app/platform/access/page.ts";

export const stockPages = pages({
  "/admin/stock": {
    file: "fulfilment/stock/pages/desk/stock-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    menu: { section: "products", label: "Stock", place: 30 },
  },
  "/admin/stock/export": {
    file: "fulfilment/stock/pages/desk/export.ts",
    POST: { who: "stock:read", proof: true, limit: perMinute("stock-export", 10) },
  },
  "/admin/stock/:levelId": {
    file: "fulfilment/stock/pages/desk/item-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes": {
    file: "fulfilment/stock/pages/desk/stocktakes/stocktakes-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    menu: { section: "products", label: "Stocktakes", place: 40 },
  },
  "/admin/stocktakes/new": {
    file: "fulfilment/stock/pages/desk/stocktakes/start-page.tsx",
    shell: "admin",
    act: "Start a stocktake",
    GET: { who: "stock:write" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes/:stocktakeId/summary": {
    file: "fulfilment/stock/pages/desk/stocktakes/stocktake-summary.ts",
    GET: { who: "stock:read" },
  },
  "/admin/stocktakes/:stocktakeId": {
    file: "fulfilment/stock/pages/desk/stocktakes/stocktake-page.tsx",
    shell: "admin",
    GET: { who: "stock:read" },
    POST: { who: "stock:write" },
  },
  "/admin/stocktakes/:stocktakeId/export": {
    file: "fulfilment/stock/pages/desk/stocktakes/stocktake-file.ts",
    POST: { who: "stock:read", proof: true, limit: perMinute("stocktake-export", 10) },
  },
});
