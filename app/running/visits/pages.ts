import { pages, anyone, perMinute } from "#app/platform/access/page.ts";

export const visitsPages = pages({
  "/admin/missing-pages": {
    file: "running/visits/pages/desk/missing-pages-page.tsx",
    shell: "admin",
    GET: { who: "content:write" },
    menu: { section: "content", label: "Missing pages", place: 40 },
  },
  "/cookies": {
    file: "running/visits/pages/shop/cookies-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("cookie-choice", 30) },
  },
  "/visit": {
    file: "running/visits/pages/shop/visit.ts",
    POST: { who: "anyone", limit: perMinute("visit", 600) },
  },
});
