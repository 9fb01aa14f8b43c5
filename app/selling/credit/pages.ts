import { pages, perMinute } from "#app/platform/access/page.ts";
import { creditAdminMessages as say } from "./texts/staff.ts";

/** Store credit: the customer's own, one customer's for staff, and all that the shop owes. */
export const creditPages = pages({
  "/portal/credit": {
    file: "selling/credit/pages/portal/own-credit-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
  },
  "/admin/customers/credit": {
    file: "selling/credit/pages/desk/credit-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    menu: { section: "customers", label: say.title, place: 27 },
  },
  "/admin/customers/credit/export": {
    file: "selling/credit/pages/desk/export.ts",
    POST: { who: "customers:write", proof: true, limit: perMinute("credit-export", 10) },
  },
  "/admin/customers/credit/entries": {
    file: "selling/credit/pages/desk/entries-file.ts",
    POST: { who: "customers:write", proof: true, limit: perMinute("credit-entries", 10) },
  },
  "/admin/customers/:customerId/credit": {
    file: "selling/credit/pages/desk/customer-credit-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "customers:note", limit: perMinute("goodwill", 20) },
  },
});
