import { pages, perMinute } from "#app/platform/access/page.ts";

export const lotsPages = pages({
  "/lab-reports/:reportId": {
    file: "modules/lots/storefront/report-file.ts",
    GET: { who: "anyone", limit: perMinute("lab-report", 240) },
  },
  "/admin/lots": {
    file: "modules/lots/admin/lots-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write" },
    menu: { section: "products", label: "Lots", place: 60 },
  },
  "/admin/lots/:lotId/summary": {
    file: "modules/lots/admin/lot-summary.ts",
    GET: { who: "lots:read" },
  },
  "/admin/lots/:lotId": {
    file: "modules/lots/admin/lot-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write", limit: perMinute("lab-report-upload", 10), upload: true },
  },
});
