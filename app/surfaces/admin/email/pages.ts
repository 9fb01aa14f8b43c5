import { pages, perMinute } from "#app/platform/access/page.ts";

export const mailPages = pages({
  "/admin/email/automations": {
    file: "surfaces/admin/email/automations/automations-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    menu: { section: "email", label: "Automations", place: 20 },
  },
  "/admin/email/automations/:automation": {
    file: "surfaces/admin/email/automations/automation-page.tsx",
    shell: "admin",
    GET: { who: "campaigns:write" },
    POST: { who: "campaigns:write" },
  },
  "/admin/email/templates": {
    file: "surfaces/admin/email/templates-page.tsx",
    shell: "admin",
    GET: { who: "mails:write" },
    menu: { section: "email", label: "Templates", place: 30 },
  },
  "/admin/email/templates/:kind": {
    file: "surfaces/admin/email/template-page.tsx",
    shell: "admin",
    GET: { who: "mails:write" },
    POST: { who: "mails:write", limit: perMinute("mail-words", 60) },
  },
  "/admin/email/templates/:kind/mail": {
    file: "surfaces/admin/email/sample-mail.ts",
    GET: { who: "mails:write", limit: perMinute("mail-samples", 240) },
  },
});
