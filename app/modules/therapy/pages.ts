import { pages, perMinute } from "#app/platform/access/page.ts";
import { courseMessages } from "./texts/shopper.ts";

export const therapyPages = pages({
  "/portal/therapy": {
    file: "modules/therapy/portal/course-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("course", 40) },
    menu: { label: courseMessages.tab, place: 26 },
  },
  "/portal/therapy/:planId/dose": {
    file: "modules/therapy/portal/dose-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("dose", 60) },
  },
  "/portal/therapy/:planId/refill": {
    file: "modules/therapy/portal/refill-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("refill", 40) },
  },
  "/portal/therapy/doses": {
    file: "modules/therapy/portal/sent-doses.ts",
    POST: { who: "signed-in", limit: perMinute("sent-doses", 120) },
  },
  // The service worker keeps it in the browser of its account: see its file.
  "/portal/therapy/offline": {
    file: "modules/therapy/portal/offline-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
  },
  "/portal/therapy/doses/:doseId": {
    file: "modules/therapy/portal/edit-dose-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("edit-dose", 40) },
  },
  "/portal/therapy/effects": {
    file: "modules/therapy/portal/effects-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("effects", 40) },
  },
  "/portal/therapy/doses.csv": {
    file: "modules/therapy/portal/doses-file.ts",
    GET: { who: "signed-in", limit: perMinute("doses-file", 20) },
  },
  "/portal/therapy/check-ins.csv": {
    file: "modules/therapy/portal/check-ins-file.ts",
    GET: { who: "signed-in", limit: perMinute("check-ins-file", 20) },
  },
  // Its address alone opens it: a calendar program signs in nowhere.
  "/calendar/:token": {
    file: "modules/therapy/storefront/calendar-file.ts",
    GET: { who: "anyone", limit: perMinute("course-calendar", 60) },
  },
  // Signed by its token: the mail program posts there from wherever it runs.
  "/stop-reminders/:token": {
    file: "modules/therapy/storefront/stop-reminders-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("stop-reminders-open", 60) },
    POST: { who: "anyone", signed: true, limit: perMinute("stop-reminders", 60) },
  },
  "/admin/customers/:customerId/instructions": {
    file: "modules/therapy/admin/patient-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
  "/admin/consultations/:bookingId/instruction": {
    file: "modules/therapy/admin/instruction-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
});
