import { pages, perMinute } from "#app/platform/access/page.ts";

export const backupsPages = pages({
  "/admin/settings/backup": {
    file: "running/backups/pages/desk/backup-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "backup:run", proof: ["make-key"] },
    menu: { section: "settings", label: "Backup", place: 90, under: "/admin/settings" },
  },
  "/admin/settings/backup/:backupId": {
    file: "running/backups/pages/desk/backup-file.ts",
    GET: { who: "backup:run", proof: true, limit: perMinute("backup-file", 20) },
  },
});
