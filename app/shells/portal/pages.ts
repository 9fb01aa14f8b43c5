import { pages } from "#app/platform/access/page.ts";
import { todayMessages } from "./today-texts.ts";

export const portalPages = pages({
  "/portal": {
    file: "shells/portal/today-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: todayMessages.tab, place: 5, tab: "today" },
  },
});
