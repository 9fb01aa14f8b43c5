import { pages, perMinute } from "#app/platform/access/page.ts";
import { arrivalMessages as say } from "./texts/staff.ts";

/** Reports of cold parcels, and the decisions of staff. */
export const arrivalsPages = pages({
  "/order/:token/arrival": {
    file: "fulfilment/arrivals/pages/shop/arrival-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("arrival-open", 60) },
    POST: { who: "anyone", limit: perMinute("arrival", 10), upload: true },
  },
  "/admin/arrivals": {
    file: "fulfilment/arrivals/pages/desk/arrivals-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: { section: "orders", label: say.title, place: 21, under: "/admin/returns" },
  },
  "/admin/arrivals/:arrivalId": {
    file: "fulfilment/arrivals/pages/desk/arrival-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:write" },
  },
  "/admin/arrivals/:arrivalId/photo/:photoId": {
    file: "fulfilment/arrivals/pages/desk/arrival-photo.ts",
    GET: { who: "orders:read" },
  },
});
