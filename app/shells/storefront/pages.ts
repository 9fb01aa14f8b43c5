import { anyone, pages, shared } from "#app/platform/access/page.ts";

export const storefrontPages = pages({
  "/": {
    file: "shells/storefront/home.tsx",
    shell: "storefront",
    GET: shared(),
  },

  "/offline": {
    file: "shells/storefront/offline/offline-page.tsx",
    shell: "storefront",
    GET: anyone,
  },

  "/*": {
    file: "shells/storefront/not-found.tsx",
    shell: "storefront",
    GET: anyone,
  },

  "/manifest.webmanifest": {
    file: "shells/storefront/manifest.ts",
    GET: anyone,
  },
  // A network may be that of a whole neighbourhood, and a visit has a few steps.

  "/robots.txt": {
    file: "shells/storefront/crawlers/robots.ts",
    GET: shared(),
  },
  "/llms.txt": {
    file: "shells/storefront/crawlers/llms.ts",
    GET: shared(),
  },
  "/sitemap.xml": {
    file: "shells/storefront/crawlers/sitemap-index.ts",
    GET: shared(),
  },
  "/sitemap/:part": {
    file: "shells/storefront/crawlers/sitemap-part.ts",
    GET: shared(),
  },
});
