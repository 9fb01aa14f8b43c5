import { pages, perMinute } from "#app/platform/access/page.ts";

export const lotsPages = pages({
  "/lab-reports/:reportId": {
    file: "goods/lots/pages/shop/report-file.ts",
    GET: { who: "anyone", limit: perMinute("lab-report", 240) },
  },
  "/admin/lots": {
    file: "goods/lots/pages/desk/lots-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write" },
    menu: { section: "products", label: "Lots", place: 60 },
  },
  "/admin/lots/:lotId/summary": {
    file: "goods/lots/pages/desk/lot-summary.ts",
    GET: { who: "lots:read" },
  },
  "/admin/lots/:lotId": {
    file: "goods/lots/pages/desk/lot-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write", limit: perMinute("lab-report-upload", 10), upload: true },
  },
});
