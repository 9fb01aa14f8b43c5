import { pages, perMinute } from "#app/platform/access/page.ts";
import { claimMessages } from "./texts/staff.ts";

/** The discount of senior citizens and persons with disability: declaring it and checking it. */
export const concessionsPages = pages({
  "/portal/discount": {
    file: "selling/concessions/pages/portal/concession-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", upload: true, limit: perMinute("own-discount", 10) },
  },
  "/admin/customers/ids": {
    file: "selling/concessions/pages/desk/claims-page.tsx",
    shell: "admin",
    GET: { who: "customers:write" },
    POST: { who: "customers:write" },
    menu: { section: "customers", label: claimMessages.title, place: 25 },
  },
  "/admin/customers/ids/:concessionId/picture/:fileId": {
    file: "selling/concessions/pages/desk/id-picture.ts",
    GET: { who: "customers:write" },
  },
});
