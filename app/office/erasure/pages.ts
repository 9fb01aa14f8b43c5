import { pages, perMinute } from "#app/platform/access/page.ts";

export const erasurePages = pages({
  "/admin/settings/law": {
    file: "office/erasure/pages/desk/law-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    menu: { section: "settings", label: "Compliance", place: 65, under: "/admin/settings" },
  },
  "/portal/your-data": {
    file: "office/erasure/pages/portal/own-data-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: ["delete-account"], limit: perMinute("own-data", 20) },
  },
  "/portal/your-data/download": {
    file: "office/erasure/pages/portal/download.ts",
    POST: { who: "signed-in", proof: true, limit: perMinute("own-data-download", 10) },
  },
});
