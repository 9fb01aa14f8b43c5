import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";

export const storefrontPages = pages({
  "/": {
    file: "surfaces/storefront/home.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/product/:id": {
    file: "surfaces/storefront/product-page.tsx",
    shell: "storefront",
    GET: shared("variant"),
  },
  "/clearance/:id": {
    file: "surfaces/storefront/clearance/ask-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("ask-clearance", 10) },
  },
  // Finer limits, by who tries, are the command's: a known device must not wait for its neighbours.
  "/auth": {
    file: "surfaces/storefront/account/auth-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("sign-in", 60) },
  },
  "/auth/second-step": {
    file: "surfaces/storefront/account/second-step-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("second-step", 30) },
  },
  "/confirm-identity/:formId": {
    file: "surfaces/storefront/account/confirm-identity-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("confirm-identity", 30) },
  },
  "/admin-auth": {
    file: "surfaces/storefront/account/admin-auth-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("staff-sign-up", 10) },
  },
  "/admin-auth/:token": {
    file: "surfaces/storefront/account/admin-auth-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("invitation-open", 60) },
    POST: { who: "anyone", limit: perMinute("invitation", 10) },
  },
  "/confirm-email/:token": {
    file: "surfaces/storefront/account/confirm-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("confirm-open", 60) },
    POST: { who: "anyone", limit: perMinute("confirm", 10) },
  },
  "/reset-password/:token": {
    file: "surfaces/storefront/account/reset-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("reset-open", 60) },
    POST: { who: "anyone", limit: perMinute("reset", 10) },
  },
  "/change-email/:token": {
    file: "surfaces/storefront/account/change-email-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("change-email-open", 60) },
    POST: { who: "anyone", limit: perMinute("change-email", 10) },
  },
  "/sign-in-link/:token": {
    file: "surfaces/storefront/account/enter-by-link-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("sign-in-link-open", 60) },
    POST: { who: "anyone", limit: perMinute("sign-in-link", 10) },
  },
  "/offline": {
    file: "surfaces/storefront/offline/offline-page.tsx",
    shell: "storefront",
    GET: anyone,
  },
  "/faq": {
    file: "surfaces/storefront/faq-page.tsx",
    shell: "storefront",
    GET: shared("q"),
  },
  "/about": {
    file: "surfaces/storefront/about-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/journey-support": {
    file: "surfaces/storefront/journey-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/learn": {
    file: "surfaces/storefront/learn-page.tsx",
    shell: "storefront",
    GET: shared("category"),
  },
  "/learn/:slug": {
    file: "surfaces/storefront/article-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/cookies": {
    file: "surfaces/storefront/measurement/cookies-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("cookie-choice", 30) },
  },
  "/demo/mailbox": {
    file: "surfaces/storefront/demo-mailbox.tsx",
    shell: "storefront",
    GET: { who: "demo" },
  },
  "/demo/mailbox/:mailId": {
    file: "surfaces/storefront/demo-mail.tsx",
    shell: "storefront",
    GET: { who: "demo" },
  },
  "/demo/mailbox/:mailId/:fileId": {
    file: "surfaces/storefront/demo-mail-file.ts",
    GET: { who: "demo" },
  },
  "/*": {
    file: "surfaces/storefront/not-found.tsx",
    shell: "storefront",
    GET: anyone,
  },
  "/api/auth/callback/google": {
    file: "surfaces/storefront/account/google-callback.ts",
    GET: { who: "anyone", limit: perMinute("google", 30) },
  },
  "/manifest.webmanifest": {
    file: "surfaces/storefront/manifest.ts",
    GET: anyone,
  },
  // A network may be that of a whole neighbourhood, and a visit has a few steps.
  "/visit": {
    file: "modules/visits/storefront/visit.ts",
    POST: { who: "anyone", limit: perMinute("visit", 600) },
  },
  "/sign-out": {
    file: "surfaces/storefront/account/sign-out.ts",
    POST: anyone,
  },
  "/robots.txt": {
    file: "surfaces/storefront/crawlers/robots.ts",
    GET: shared(),
  },
  "/llms.txt": {
    file: "surfaces/storefront/crawlers/llms.ts",
    GET: shared(),
  },
  "/sitemap.xml": {
    file: "surfaces/storefront/crawlers/sitemap-index.ts",
    GET: shared(),
  },
  "/sitemap/:part": {
    file: "surfaces/storefront/crawlers/sitemap-part.ts",
    GET: shared(),
  },
});
