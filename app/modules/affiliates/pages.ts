import { pages, perMinute } from "#app/platform/access/page.ts";
import { affiliateMessages } from "./texts/shopper.ts";

export const affiliatesPages = pages({
  "/portal/affiliate": {
    file: "modules/affiliates/portal/affiliate-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("affiliate", 10) },
    menu: { label: affiliateMessages.tab, place: 36 },
  },
  "/portal/affiliate/code.svg": {
    file: "modules/affiliates/portal/code-picture.ts",
    GET: { who: "signed-in" },
  },
  "/portal/affiliate/commissions.csv": {
    file: "modules/affiliates/portal/commissions-file.ts",
    GET: { who: "signed-in", limit: perMinute("commissions", 20) },
  },
});
