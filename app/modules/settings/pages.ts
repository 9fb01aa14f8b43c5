import { pages } from "#app/platform/access/page.ts";

export const settingsPages = pages({
  "/admin/settings/claims": {
    file: "modules/settings/admin/claims-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "marketing", label: "Claims", place: 20 },
  },
});
