import { accountMessages } from "#app/modules/customers/texts/shopper.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";

export const portalPages = pages({
  "/portal/profile": {
    file: "surfaces/portal/profile-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("profile", 20) },
    menu: { label: accountMessages.profile.tab, place: 40 },
  },
});
