import { pages, perMinute } from "#app/platform/access/page.ts";
import { courseMessages } from "./texts/shopper.ts";

export const therapyPages = pages({
  "/portal/therapy": {
    file: "care/therapy/pages/portal/course-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("course", 40) },
    menu: { label: courseMessages.tab, place: 20, tab: "dosing" },
  },
  "/portal/therapy/log": {
    file: "care/therapy/pages/portal/log-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: courseMessages.logTab, place: 22, tab: "dosing" },
  },
  "/portal/therapy/settings": {
    file: "care/therapy/pages/portal/course-settings-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("course-settings", 40) },
    menu: { label: courseMessages.settingsTab, place: 40, tab: "dosing" },
  },
  "/portal/therapy/:planId/dose": {
    file: "care/therapy/pages/portal/dose-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("dose", 60) },
  },
  "/portal/therapy/:planId/refill": {
    file: "care/therapy/pages/portal/refill-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("refill", 40) },
  },
  "/portal/therapy/doses": {
    file: "care/therapy/pages/portal/sent-doses.ts",
    POST: { who: "signed-in", limit: perMinute("sent-doses", 120) },
  },
  // The service worker keeps it in the browser of its account: see its file.
  "/portal/therapy/offline": {
    file: "care/therapy/pages/portal/offline-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
  },
  "/portal/therapy/doses/:doseId": {
    file: "care/therapy/pages/portal/edit-dose-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("edit-dose", 40) },
  },
  "/portal/therapy/effects": {
    file: "care/therapy/pages/portal/effects-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("effects", 40) },
  },
  "/portal/therapy/doses.csv": {
    file: "care/therapy/pages/portal/doses-file.ts",
    GET: { who: "signed-in", limit: perMinute("doses-file", 20) },
  },
  "/portal/therapy/check-ins.csv": {
    file: "care/therapy/pages/portal/check-ins-file.ts",
    GET: { who: "signed-in", limit: perMinute("check-ins-file", 20) },
  },
  // The URL alone opens the calendar, because calendar programs cannot sign in.
  "/calendar/:token": {
    file: "care/therapy/pages/shop/calendar-file.ts",
    GET: { who: "anyone", limit: perMinute("course-calendar", 60) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/stop-reminders/:token": {
    file: "care/therapy/pages/shop/stop-reminders-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("stop-reminders-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("stop-reminders", 60) },
  },
  "/admin/customers/:customerId/instructions": {
    file: "care/therapy/pages/desk/patient-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
  "/admin/consultations/:bookingId/instruction": {
    file: "care/therapy/pages/desk/instruction-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
  "/portal/timeline": {
    file: "care/therapy/pages/portal/timeline/timeline-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: "Timeline", place: 30, tab: "dosing" },
  },
  "/portal/timeline.pdf": {
    file: "care/therapy/pages/portal/timeline/timeline-pdf.ts",
    GET: { who: "signed-in", limit: perMinute("timeline-pdf", 20) },
  },
});
