import { pages, perMinute } from "#app/platform/access/page.ts";
import { ownMessages } from "./texts/shopper.ts";

export const clearancePages = pages({
  "/portal/clearance": {
    file: "selling/clearance/pages/portal/own-clearance.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-clearance", 20) },
    menu: { label: ownMessages.tab, place: 30, tab: "consultations" },
  },
  "/admin/doctors/clearance": {
    file: "selling/clearance/pages/desk/clearance-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
    menu: { section: "doctors", label: "Clearance", place: 40 },
  },
  "/clearance/:id": {
    file: "selling/clearance/pages/shop/ask-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("ask-clearance", 10) },
  },
});
