import { PROVEN_FACTORS } from "#app/running/security/rules/proven-factors.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";

export const staffPages = pages({
  "/admin/settings/staff": {
    file: "running/staff/pages/desk/staff-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: ["invite", "resend", "approve"] },
    menu: { section: "settings", label: "Staff", place: 70 },
    act: "Add staff",
  },
  "/admin/settings/staff/:userId": {
    file: "running/staff/pages/desk/member-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: true },
  },
  "/admin/me": {
    file: "running/staff/pages/desk/me-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", proof: PROVEN_FACTORS, limit: perMinute("own-security", 30) },
  },
});
