import { PROVEN_FACTORS } from "./rules/proven-factors.ts";
import { pages, perMinute, anyone } from "#app/platform/access/page.ts";

export const securityPages = pages({
  "/admin/confirm-identity/:formId": {
    file: "running/security/pages/shop/confirm-identity-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", limit: perMinute("desk-confirm-identity", 30) },
  },
  "/portal/security": {
    file: "running/security/pages/portal/security-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: PROVEN_FACTORS, limit: perMinute("security", 30) },
  },
  // The command has finer limits by person, so that a known device need not wait because of its
  // neighbors.
  "/auth": {
    file: "running/security/pages/shop/auth-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("sign-in", 60) },
  },
  "/auth/second-step": {
    file: "running/security/pages/shop/second-step-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("second-step", 30) },
  },
  "/confirm-identity/:formId": {
    file: "running/security/pages/shop/confirm-identity-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("confirm-identity", 30) },
  },
  "/admin-auth": {
    file: "running/security/pages/shop/admin-auth-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("staff-sign-up", 10) },
  },
  "/admin-auth/:token": {
    file: "running/security/pages/shop/admin-auth-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("invitation-open", 60) },
    POST: { who: "anyone", limit: perMinute("invitation", 10) },
  },
  "/confirm-email/:token": {
    file: "running/security/pages/shop/confirm-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("confirm-open", 60) },
    POST: { who: "anyone", limit: perMinute("confirm", 10) },
  },
  "/reset-password/:token": {
    file: "running/security/pages/shop/reset-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("reset-open", 60) },
    POST: { who: "anyone", limit: perMinute("reset", 10) },
  },
  "/change-email/:token": {
    file: "running/security/pages/shop/change-email-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("change-email-open", 60) },
    POST: { who: "anyone", limit: perMinute("change-email", 10) },
  },
  "/sign-in-link/:token": {
    file: "running/security/pages/shop/enter-by-link-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("sign-in-link-open", 60) },
    POST: { who: "anyone", limit: perMinute("sign-in-link", 10) },
  },
  "/api/auth/callback/google": {
    file: "running/security/pages/shop/google-callback.ts",
    GET: { who: "anyone", limit: perMinute("google", 30) },
  },
  "/auth/company": {
    file: "running/security/pages/shop/company-start.ts",
    GET: { who: "anyone", limit: perMinute("company-start", 30) },
  },
  "/api/auth/callback/company": {
    file: "running/security/pages/shop/company-callback.ts",
    GET: { who: "anyone", limit: perMinute("company", 30) },
  },
  "/sign-out": {
    file: "running/security/pages/shop/sign-out.ts",
    POST: anyone,
  },
});
