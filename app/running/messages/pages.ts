import { pages, perMinute } from "#app/platform/access/page.ts";
import { messagesTexts } from "./texts/staff.ts";

export const messagesPages = pages({
  "/admin/settings/messages": {
    file: "running/messages/pages/desk/messages-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save"], limit: perMinute("message-settings", 30) },
    menu: {
      section: "settings",
      label: messagesTexts.title,
      place: 45,
      under: "/admin/settings/notification",
    },
  },
  "/portal/messages": {
    file: "running/messages/pages/portal/choices-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("message-choices", 10) },
  },
  "/api/messages/twilio/report": {
    file: "running/messages/pages/shop/twilio-report.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("twilio-report", 600) },
  },
  "/api/messages/twilio/reply": {
    file: "running/messages/pages/shop/twilio-reply.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("twilio-reply", 600) },
  },
});
