import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const customersPages = pages({
  "/confirm-email": {
    file: "people/customers/pages/shop/resend-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("confirmation-mail", 5) },
  },
  "/reset-password": {
    file: "people/customers/pages/shop/reset-request-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("reset-mail", 5) },
  },
  "/sign-in-link": {
    file: "people/customers/pages/shop/sign-in-link-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("sign-in-link-mail", 5) },
  },
  "/admin/customers/export": {
    file: "people/customers/pages/desk/export.ts",
    POST: { who: "customers:write", proof: true, limit: perMinute("customer-export", 10) },
  },
  "/admin/customers": {
    file: "people/customers/pages/desk/customers-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
    menu: { section: "customers", label: "Customers", place: 10 },
  },
  "/admin/customers/tag": {
    file: "people/customers/pages/desk/tag-page.tsx",
    shell: "admin",
    GET: { who: "customers:note" },
    POST: { who: "customers:note" },
  },
  "/admin/customers/:customerId/summary": {
    file: "people/customers/pages/desk/customer-summary.ts",
    GET: { who: "customers:read" },
  },
  "/admin/customers/:customerId/merge": {
    file: "people/customers/pages/desk/merge-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write" },
  },
  "/admin/customers/:customerId/mails/:mailId": {
    file: "people/customers/pages/desk/mail-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write" },
  },
  "/admin/customers/:customerId/erase": {
    file: "people/customers/pages/desk/erase-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write", proof: ["erase"] },
  },
  "/admin/customers/:customerId": {
    file: "people/customers/pages/desk/customer-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note" },
  },
  "/portal/profile": {
    file: "people/customers/pages/portal/profile-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    menu: { label: "Profile", place: 10, tab: "profile" },
  },
  "/portal/profile/:part": {
    file: "people/customers/pages/portal/part-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("profile", 20) },
  },
  "/portal/profile/field": {
    file: "people/customers/pages/portal/save-field.ts",
    POST: { who: "signed-in", limit: perMinute("profile-field", 60) },
  },
  "/portal/email": {
    file: "people/customers/pages/portal/email-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: ["ask"], limit: perMinute("email-change", 10) },
  },
  "/portal/picture": {
    file: "people/customers/pages/portal/picture.ts",
    POST: { who: "signed-in", upload: true, limit: perMinute("own-picture", 10) },
  },
  "/portal/picture/:fileId": {
    file: "people/customers/pages/portal/picture-file.ts",
    GET: { who: "signed-in" },
  },
  "/portal/addresses": {
    file: "people/customers/pages/portal/addresses/addresses-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("addresses", 30) },
  },
  "/portal/addresses/new": {
    file: "people/customers/pages/portal/addresses/new-address-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("new-address", 30) },
  },
  "/portal/addresses/:addressId": {
    file: "people/customers/pages/portal/addresses/address-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("saved-address", 30) },
  },
});
