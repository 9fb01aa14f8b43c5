import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

export const customersPages = pages({
  "/confirm-email": {
    file: "modules/customers/storefront/resend-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("confirmation-mail", 5) },
  },
  "/reset-password": {
    file: "modules/customers/storefront/reset-request-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("reset-mail", 5) },
  },
  "/sign-in-link": {
    file: "modules/customers/storefront/sign-in-link-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("sign-in-link-mail", 5) },
  },
});
