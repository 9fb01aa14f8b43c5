import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const vialsPages = pages({
  "/verify": {
    file: "modules/vials/storefront/verify-page.tsx",
    shell: "storefront",
    GET: anyone,
  },
  "/verify/:code": {
    file: "modules/vials/storefront/vial-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("verify-vial", 60) },
    POST: { who: "anyone", limit: perMinute("report-vial", 20) },
  },
  "/admin/lots/:lotId/vials": {
    file: "modules/vials/admin/codes-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write" },
  },
  "/admin/lots/:lotId/vials/labels.pdf": {
    file: "modules/vials/admin/labels-pdf.ts",
    GET: { who: "lots:write", limit: perMinute("vial-labels", 60) },
  },
  "/admin/vial-reports": {
    file: "modules/vials/admin/reports-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    menu: { section: "customers", label: "Vial reports", place: 45 },
  },
  "/admin/vial-reports/:reportId/summary": {
    file: "modules/vials/admin/report-summary.ts",
    GET: { who: "tickets:write" },
  },
  "/admin/vial-reports/:reportId": {
    file: "modules/vials/admin/report-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    POST: { who: "tickets:write" },
  },
});
