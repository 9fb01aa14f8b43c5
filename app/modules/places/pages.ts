import { pages, perMinute } from "#app/platform/access/page.ts";

export const placesPages = pages({
  "/api/places": {
    file: "modules/places/storefront/places.ts",
    GET: { who: "anyone", limit: perMinute("places", 300) },
  },
});
