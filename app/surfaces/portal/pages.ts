import { profileMessages } from "#app/modules/customers/texts/shopper-profile.ts";
import { PROVEN_FACTORS } from "#app/modules/security/rules/proven-factors.ts";
import { securityMessages } from "#app/modules/security/texts/shopper.ts";
import { pages, perMinute } from "#app/platform/access/page.ts";
import { todayMessages } from "./today-texts.ts";

export const portalPages = pages({
  "/portal": {
    file: "surfaces/portal/today-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: todayMessages.tab, place: 5 },
  },
  "/portal/profile": {
    file: "surfaces/portal/profile-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("profile", 20) },
    menu: { label: profileMessages.tab, place: 40 },
  },
  "/portal/profile/field": {
    file: "surfaces/portal/save-field.ts",
    POST: { who: "signed-in", limit: perMinute("profile-field", 60) },
  },
  "/portal/email": {
    file: "surfaces/portal/email/email-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: ["ask"], limit: perMinute("email-change", 10) },
  },
  "/portal/picture": {
    file: "surfaces/portal/picture.ts",
    POST: { who: "signed-in", upload: true, limit: perMinute("own-picture", 10) },
  },
  "/portal/picture/:fileId": {
    file: "surfaces/portal/picture-file.ts",
    GET: { who: "signed-in" },
  },
  "/portal/addresses": {
    file: "surfaces/portal/addresses/addresses-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("addresses", 30) },
  },
  "/portal/addresses/new": {
    file: "surfaces/portal/addresses/new-address-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("new-address", 30) },
  },
  "/portal/addresses/:addressId": {
    file: "surfaces/portal/addresses/address-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("saved-address", 30) },
  },
  "/portal/your-data": {
    file: "surfaces/portal/own-data/own-data-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: ["delete-account"], limit: perMinute("own-data", 20) },
  },
  "/portal/your-data/download": {
    file: "surfaces/portal/own-data/download.ts",
    POST: { who: "signed-in", proof: true, limit: perMinute("own-data-download", 10) },
  },
  "/portal/timeline": {
    file: "surfaces/portal/timeline/timeline-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
  },
  "/portal/timeline.pdf": {
    file: "surfaces/portal/timeline/timeline-pdf.ts",
    GET: { who: "signed-in", limit: perMinute("timeline-pdf", 20) },
  },
  "/portal/security": {
    file: "surfaces/portal/security/security-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: PROVEN_FACTORS, limit: perMinute("security", 30) },
    menu: { label: securityMessages.tab, place: 50 },
  },
});
