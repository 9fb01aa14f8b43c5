import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";

export const consultationsPages = pages({
  "/consultation": {
    file: "care/consultations/pages/shop/consultation-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/consultation/waitlist": {
    file: "care/consultations/pages/shop/waitlist-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("waitlist", 20) },
  },
  "/consultation/:doctorId": {
    file: "care/consultations/pages/shop/book-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "signed-in", limit: perMinute("hold-slot", 20) },
  },
  "/consultation/booking/:bookingId": {
    file: "care/consultations/pages/shop/booking-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("booking", 20) },
  },
  "/consultation/booking/:bookingId/move": {
    file: "care/consultations/pages/shop/move-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("move-booking", 20) },
  },
  "/consultation/booking/:bookingId/form": {
    file: "care/consultations/pages/shop/pre-visit-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("pre-visit", 20) },
  },
  "/portal/consultations": {
    file: "care/consultations/pages/portal/own-bookings.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-consultations", 20) },
    menu: { label: "Bookings", place: 10, tab: "consultations" },
  },
  "/consultation/booking/:bookingId/calendar.ics": {
    file: "care/consultations/pages/shop/calendar-file.ts",
    GET: { who: "signed-in" },
  },
  "/doctor-photos/:photoId": {
    file: "care/consultations/pages/shop/photo-file.ts",
    GET: { who: "anyone", limit: perMinute("doctor-photo", 240) },
  },
  "/admin/doctors": {
    file: "care/consultations/pages/desk/doctors-page.tsx",
    shell: "admin",
    GET: { who: "doctors:read" },
    menu: { section: "doctors", label: "Doctors", place: 10 },
  },
  "/admin/doctors/new": {
    file: "care/consultations/pages/desk/doctor-page.tsx",
    shell: "admin",
    act: "Add doctor",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("new-doctor-upload", 10), upload: true },
  },
  "/admin/doctors/:doctorId": {
    file: "care/consultations/pages/desk/doctor-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write", limit: perMinute("doctor-upload", 10), upload: true },
  },
  "/admin/doctors/:doctorId/hours": {
    file: "care/consultations/pages/desk/hours-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
  "/admin/consultations": {
    file: "care/consultations/pages/desk/bookings-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    menu: { section: "doctors", label: "Consultations", place: 20 },
  },
  "/admin/consultation-types": {
    file: "care/consultations/pages/desk/types-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    menu: { section: "doctors", label: "Consultation types", place: 30 },
  },
  "/admin/consultation-types/:slug": {
    file: "care/consultations/pages/desk/type-page.tsx",
    shell: "admin",
    GET: { who: "doctors:write" },
    POST: { who: "doctors:write" },
  },
  "/admin/consultations/:bookingId": {
    file: "care/consultations/pages/desk/visit-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
  },
});
