import { pages, perMinute } from "#app/platform/access/page.ts";

export const settingsPages = pages({
  "/logo/:fileId": {
    file: "modules/settings/storefront/logo-file.ts",
    GET: { who: "anyone", limit: perMinute("logo", 240) },
  },
  "/admin/settings/logo": {
    file: "modules/settings/admin/submit-logo.ts",
    POST: { who: "settings:write", limit: perMinute("logo-upload", 10), upload: true },
  },
  "/admin/settings/claims": {
    file: "modules/settings/admin/claims-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "marketing", label: "Claims", place: 20 },
  },
});
