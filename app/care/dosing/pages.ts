import { pages, perMinute } from "#app/platform/access/page.ts";

export const dosingPages = pages({
  "/portal/dosing": {
    file: "care/dosing/pages/portal/dosing-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("dosing", 30) },
    menu: { label: "Calculator", place: 10, tab: "dosing" },
  },
});
