import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";
import { bookingMessages } from "./texts/shopper-booking.ts";

export const consultationsPages = pages({
  "/consultation": {
    file: "modules/consultations/storefront/consultation-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/consultation/waitlist": {
    file: "modules/consultations/storefront/waitlist-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("waitlist", 20) },
  },
  "/consultation/:doctorId": {
    file: "modules/consultations/storefront/book-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "signed-in", limit: perMinute("hold-slot", 20) },
  },
  "/consultation/booking/:bookingId": {
    file: "modules/consultations/storefront/booking-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("booking", 20) },
  },
  "/consultation/booking/:bookingId/move": {
    file: "modules/consultations/storefront/move-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("move-booking", 20) },
  },
  "/consultation/booking/:bookingId/form": {
    file: "modules/consultations/storefront/pre-visit-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("pre-visit", 20) },
  },
  "/portal/consultations": {
    file: "modules/consultations/portal/own-bookings.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-consultations", 20) },
    menu: { label: bookingMessages.tab, place: 30 },
  },
  "/consultation/booking/:bookingId/calendar.ics": {
    file: "modules/consultations/storefront/calendar-file.ts",
    GET: { who: "signed-in" },
  },
  "/doctor-photos/:photoId": {
    file: "modules/consultations/storefront/photo-file.ts",
    GET: { who: "anyone", limit: perMinute("doctor-photo", 240) },
  },
  "/admin/doctors": {
    file: "modules/consultations/admin/doctors-page.tsx",
    shell: "admin",
    GET: { who: "doctors:read" },
    menu: { section: "doctors", label: "Doctors", place: 10 },
  },
  "/admin/doctors/new": {
    file: "modules/consultations/admin/doctor-page.tsx",
    shell: "admin",
    act: "Add doctor",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("new-doctor-upload", 10), upload: true },
  },
  "/admin/doctors/:doctorId": {
    file: "modules/consultations/admin/doctor-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("doctor-upload", 10), upload: true },
  },
  "/admin/doctors/:doctorId/hours": {
    file: "modules/consultations/admin/hours-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
  "/admin/consultations": {
    file: "modules/consultations/admin/bookings-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    menu: { section: "doctors", label: "Consultations", place: 20 },
  },
  "/admin/consultation-types": {
    file: "modules/consultations/admin/types-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    menu: { section: "doctors", label: "Types", place: 30 },
  },
  "/admin/consultation-types/:slug": {
    file: "modules/consultations/admin/type-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
});
