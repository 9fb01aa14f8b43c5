import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const campaignsPages = pages({
  "/newsletter": {
    file: "modules/campaigns/storefront/newsletter-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("newsletter", 10) },
  },
  "/newsletter/confirm/:token": {
    file: "modules/campaigns/storefront/confirm-newsletter-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("newsletter-open", 60) },
    POST: { who: "anyone", limit: perMinute("newsletter-confirm", 20) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/newsletter/stop/:token": {
    file: "modules/campaigns/storefront/stop-newsletter-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("newsletter-stop-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("newsletter-stop", 600) },
  },
  "/admin/newsletter": {
    file: "modules/campaigns/admin/subscribers-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "marketing", label: "Newsletter", place: 30 },
  },
});
