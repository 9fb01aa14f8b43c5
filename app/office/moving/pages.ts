import { pages, perMinute } from "#app/platform/access/page.ts";
import { movingMessages } from "./texts/staff.ts";

export const movingPages = pages({
  "/admin/settings/moving": {
    file: "office/moving/pages/desk/moving-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    menu: {
      section: "settings",
      label: movingMessages.title,
      place: 95,
      under: "/admin/settings",
    },
  },
  "/admin/settings/moving/:noun": {
    file: "office/moving/pages/desk/upload-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", limit: perMinute("moving-upload", 10), upload: true },
  },
  "/admin/settings/moving/:noun/:importId": {
    file: "office/moving/pages/desk/preview-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", limit: perMinute("moving-step", 30) },
  },
  "/admin/settings/moving/:noun/:importId/result": {
    file: "office/moving/pages/desk/result.ts",
    GET: { who: "settings:write", limit: perMinute("moving-result", 20) },
  },
});
