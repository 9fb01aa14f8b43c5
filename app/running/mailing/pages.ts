import { pages, perMinute } from "#app/platform/access/page.ts";

export const mailingPages = pages({
  "/admin/email/automations": {
    file: "running/mailing/pages/desk/automations/automations-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "email", label: "Automations", place: 20 },
  },
  "/admin/email/automations/:automation": {
    file: "running/mailing/pages/desk/automations/automation-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    POST: { who: "campaigns:write" },
  },
  "/admin/email/templates": {
    file: "running/mailing/pages/desk/templates-page.tsx",
    shell: "admin",
    GET: { who: "mails:write" },
    menu: { section: "email", label: "Templates", place: 30 },
  },
  "/admin/email/templates/:kind": {
    file: "running/mailing/pages/desk/template-page.tsx",
    shell: "admin",
    GET: { who: "mails:write" },
    POST: { who: "mails:write", limit: perMinute("mail-words", 60) },
  },
  "/admin/email/templates/:kind/mail": {
    file: "running/mailing/pages/desk/sample-mail.ts",
    GET: { who: "mails:write", limit: perMinute("mail-samples", 240) },
  },
  "/demo/mailbox": {
    file: "running/mailing/pages/shop/demo-mailbox.tsx",
    shell: "storefront",
    GET: { who: "demo" },
  },
  "/demo/mailbox/:mailId": {
    file: "running/mailing/pages/shop/demo-mail.tsx",
    shell: "storefront",
    GET: { who: "demo" },
  },
  "/demo/mailbox/:mailId/html": {
    file: "running/mailing/pages/shop/demo-mail-html.ts",
    GET: { who: "demo" },
  },
  "/demo/mailbox/:mailId/:fileId": {
    file: "running/mailing/pages/shop/demo-mail-file.ts",
    GET: { who: "demo" },
  },
});
