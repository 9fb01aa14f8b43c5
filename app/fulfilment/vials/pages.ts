import { VERIFY_LIMIT } from "./rules/look-ups.ts";
import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const vialsPages = pages({
  "/verify": {
    file: "fulfilment/vials/pages/shop/verify-page.tsx",
    shell: "storefront",
    GET: anyone,
  },
  "/verify/:code": {
    file: "fulfilment/vials/pages/shop/vial-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: VERIFY_LIMIT },
    POST: { who: "anyone", limit: perMinute("report-vial", 20) },
  },
  "/admin/lots/:lotId/vials": {
    file: "fulfilment/vials/pages/desk/codes-page.tsx",
    shell: "admin",
    GET: { who: "lots:read" },
    POST: { who: "lots:write" },
  },
  "/admin/lots/:lotId/vials/labels.pdf": {
    file: "fulfilment/vials/pages/desk/labels-pdf.ts",
    GET: { who: "lots:write", limit: perMinute("vial-labels", 60) },
  },
  "/admin/vial-reports": {
    file: "fulfilment/vials/pages/desk/reports-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    menu: { section: "customers", label: "Vial reports", place: 45 },
  },
  "/admin/vial-reports/:reportId/summary": {
    file: "fulfilment/vials/pages/desk/report-summary.ts",
    GET: { who: "tickets:write" },
  },
  "/admin/vial-reports/:reportId": {
    file: "fulfilment/vials/pages/desk/report-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    POST: { who: "tickets:write" },
  },
});
