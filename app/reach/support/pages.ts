import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

const savedReplyPage = {
  file: "reach/support/pages/desk/saved-reply-page.tsx",
  shell: "admin",
  GET: { who: "tickets:write" },
  POST: { who: "tickets:write" },
} as const;

export const supportPages = pages({
  // The command applies stricter limits, which the form can report without losing the typed text.
  "/contact": {
    file: "reach/support/pages/shop/contact-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("contact", 60) },
  },
  "/api/inbound-mail": {
    file: "reach/support/pages/shop/inbound-mail.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("inbound-mail", 120), upload: true },
  },
  "/admin/support": {
    file: "reach/support/pages/desk/tickets-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    menu: { section: "customers", label: "Support", place: 40 },
  },
  "/admin/support/replies": {
    file: "reach/support/pages/desk/saved-replies-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    menu: { section: "customers", label: "Saved replies", place: 42, under: "/admin/support" },
  },
  "/admin/support/replies/new": { ...savedReplyPage, act: "Add saved reply" },
  "/admin/support/replies/:replyId": savedReplyPage,
  "/admin/support/:ticketId/summary": {
    file: "reach/support/pages/desk/ticket-summary.ts",
    GET: { who: "tickets:write" },
  },
  "/admin/support/:ticketId": {
    file: "reach/support/pages/desk/ticket-page.tsx",
    shell: "admin",
    GET: { who: "tickets:write" },
    POST: { who: "tickets:write" },
  },
});
