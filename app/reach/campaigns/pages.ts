import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

const writes = { GET: { who: "campaigns:write" }, POST: { who: "campaigns:write" } } as const;

export const campaignsPages = pages({
  "/admin/email/campaigns": {
    file: "reach/campaigns/pages/desk/campaigns-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "email", label: "Campaigns", place: 10 },
  },
  "/admin/email/campaigns/new": {
    file: "reach/campaigns/pages/desk/new-campaign-page.tsx",
    shell: "admin",
    act: "New campaign",
    ...writes,
  },
  "/admin/email/campaigns/:campaignId": {
    file: "reach/campaigns/pages/desk/campaign-page.tsx",
    shell: "admin",
    ...writes,
  },
  "/admin/email/campaigns/:campaignId/edit": {
    file: "reach/campaigns/pages/desk/edit-campaign-page.tsx",
    shell: "admin",
    ...writes,
  },
  "/api/campaigns/:campaignId/preview": {
    file: "reach/campaigns/pages/desk/preview.ts",
    GET: { who: "campaigns:write" },
  },
  "/admin/email/suppressions": {
    file: "reach/campaigns/pages/desk/suppressions-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "email", label: "Suppression list", place: 40 },
  },
  "/admin/email/suppressions/new": {
    file: "reach/campaigns/pages/desk/new-suppression-page.tsx",
    shell: "admin",
    act: "Suppress an address",
    ...writes,
  },
  "/admin/email/suppressions/:suppressionId": {
    file: "reach/campaigns/pages/desk/suppression-page.tsx",
    shell: "admin",
    ...writes,
  },
  "/admin/email/sender": {
    file: "reach/campaigns/pages/desk/sender-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    POST: { who: "campaigns:write", limit: perMinute("sender-check", 20) },
    menu: { section: "email", label: "Sender check", place: 50 },
  },
  // Signed by its token, like the newsletter's own.
  "/unsubscribe/:token": {
    file: "reach/campaigns/pages/shop/unsubscribe-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("unsubscribe-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("unsubscribe", 600) },
  },
  "/api/mail/go/:token/:linkId": {
    file: "reach/campaigns/pages/shop/follow-link.ts",
    GET: { who: "anyone", limit: perMinute("mail-links", 600) },
  },
  "/api/mail/seen/:token": {
    file: "reach/campaigns/pages/shop/seen-pixel.ts",
    GET: { who: "anyone", limit: perMinute("mail-opens", 6_000) },
  },
  "/api/mail/events": {
    file: "reach/campaigns/pages/shop/mail-events.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("mail-events", 120), upload: true },
  },
  "/newsletter": {
    file: "reach/campaigns/pages/shop/newsletter-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("newsletter", 10) },
  },
  "/newsletter/confirm/:token": {
    file: "reach/campaigns/pages/shop/confirm-newsletter-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("newsletter-open", 60) },
    POST: { who: "anyone", limit: perMinute("newsletter-confirm", 20) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/newsletter/stop/:token": {
    file: "reach/campaigns/pages/shop/stop-newsletter-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("newsletter-stop-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("newsletter-stop", 600) },
  },
  "/admin/newsletter": {
    file: "reach/campaigns/pages/desk/subscribers-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "marketing", label: "Newsletter", place: 30 },
  },
});
