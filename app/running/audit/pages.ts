import { pages } from "#app/platform/access/page.ts";

export const auditPages = pages({
  "/admin/settings/audit": {
    file: "running/audit/pages/desk/audit-page.tsx",
    shell: "admin",
    GET: { who: "audit:read" },
    menu: { section: "settings", label: "Audit log", place: 80, under: "/admin/settings/security" },
  },
});
