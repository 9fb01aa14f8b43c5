import { pages, perMinute } from "#app/platform/access/page.ts";

export const placesPages = pages({
  "/api/places": {
    file: "running/places/pages/shop/places.ts",
    GET: { who: "anyone", limit: perMinute("places", 300) },
  },
});
