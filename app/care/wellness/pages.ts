import { pages, perMinute } from "#app/platform/access/page.ts";
import { wellnessMessages } from "./texts/shopper.ts";

export const wellnessPages = pages({
  "/portal/wellness": {
    file: "care/wellness/pages/portal/wellness-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("wellness", 60) },
    menu: { label: wellnessMessages.tab, place: 10, tab: "wellness" },
  },
  "/portal/wellness/all": {
    file: "care/wellness/pages/portal/all-entries-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
  },
  "/portal/wellness/entries": {
    file: "care/wellness/pages/portal/sent-entries.ts",
    POST: { who: "signed-in", limit: perMinute("wellness-entries", 120) },
  },
  // The page says nothing about a person, so a browser may keep it: see its file.
  "/portal/wellness/offline": {
    file: "care/wellness/pages/portal/offline-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
  },
  "/portal/wellness/export": {
    file: "care/wellness/pages/portal/export.ts",
    POST: { who: "signed-in", limit: perMinute("wellness-export", 10) },
  },
  "/portal/wellness/:entryId": {
    file: "care/wellness/pages/portal/entry-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("wellness-entry", 60) },
  },
});
