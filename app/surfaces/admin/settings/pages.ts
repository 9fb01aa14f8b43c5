import { pages } from "#app/platform/access/page.ts";

/** The settings of the shop, its staff and what they did. */
export const settingsDeskPages = pages({
  "/admin/settings": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "General", place: 10 },
  },
  "/admin/settings/notification": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Notification", place: 20 },
  },
  "/admin/settings/security": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Security", place: 30 },
  },
  "/admin/settings/integrations": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Integrations & APIs", place: 40 },
  },
  "/admin/settings/payments": {
    file: "surfaces/admin/settings/payments-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Payments", place: 50 },
  },
  "/admin/settings/delivery": {
    file: "surfaces/admin/delivery/delivery-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Delivery", place: 60 },
  },
  "/admin/settings/delivery/areas/new": {
    file: "surfaces/admin/delivery/area-page.tsx",
    shell: "admin",
    act: "Add delivery area",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/areas/:areaId": {
    file: "surfaces/admin/delivery/area-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/new": {
    file: "surfaces/admin/delivery/carrier-page.tsx",
    shell: "admin",
    act: "Add carrier",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/:carrierId": {
    file: "surfaces/admin/delivery/carrier-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/affiliates/settings": {
    file: "surfaces/admin/settings/setting-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "affiliates", label: "Settings", place: 90 },
  },
  "/admin/settings/affiliates": {
    file: "surfaces/admin/settings/affiliates-moved.ts",
    shell: "admin",
    GET: { who: "settings:read" },
  },
  "/admin/settings/staff": {
    file: "surfaces/admin/staff/staff-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: ["invite", "resend", "approve"] },
    menu: { section: "settings", label: "Staff", place: 70 },
  },
  "/admin/settings/staff/:userId": {
    file: "surfaces/admin/staff/member-page.tsx",
    shell: "admin",
    GET: { who: "staff:write" },
    POST: { who: "staff:write", proof: true },
  },
  "/admin/settings/audit": {
    file: "surfaces/admin/audit/audit-page.tsx",
    shell: "admin",
    GET: { who: "audit:read" },
    menu: { section: "settings", label: "Audit log", place: 80 },
  },
});
