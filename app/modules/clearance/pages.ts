import { pages, perMinute } from "#app/platform/access/page.ts";
import { ownMessages } from "./texts/shopper.ts";

/** The pages that show more than this module knows are the surfaces’. */
export const clearancePages = pages({
  "/portal/clearance": {
    file: "modules/clearance/portal/own-clearance.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-clearance", 20) },
    menu: { label: ownMessages.tab, place: 25 },
  },
});
