import { pages, perMinute } from "#app/platform/access/page.ts";

export const settingsPages = pages({
  "/logo/:fileId": {
    file: "running/settings/pages/shop/logo-file.ts",
    GET: { who: "anyone", limit: perMinute("logo", 240) },
  },
  "/admin/settings/logo": {
    file: "running/settings/pages/desk/submit-logo.ts",
    POST: { who: "settings:write", limit: perMinute("logo-upload", 10), upload: true },
  },
  "/admin/settings/claims": {
    file: "running/settings/pages/desk/claims-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "marketing", label: "Claims", place: 20 },
  },
  "/admin/settings": {
    file: "running/settings/pages/desk/settings-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    menu: { section: "settings", label: "All settings", place: 5 },
  },
  "/admin/settings/shop": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "General", place: 10, under: "/admin/settings" },
  },
  "/admin/settings/business": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Business details", place: 15, under: "/admin/settings" },
  },
  "/admin/settings/notices": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/holds": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/notification": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Notification", place: 20 },
  },
  "/admin/settings/security": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Security", place: 30 },
  },
  "/admin/settings/integrations": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Integrations & APIs", place: 40 },
  },
  "/admin/settings/payments": {
    file: "running/settings/pages/desk/payments-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Payments", place: 50 },
  },
  "/admin/settings/tax": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Tax", place: 65, under: "/admin/settings/payments" },
  },
  "/admin/affiliates/settings": {
    file: "running/settings/pages/desk/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "affiliates", label: "Settings", place: 90 },
  },
  "/admin/settings/affiliates": {
    file: "running/settings/pages/desk/affiliates-moved.ts",
    shell: "admin",
    GET: { who: "settings:read" },
  },
});
