import { pages } from "#app/platform/access/page.ts";
import { stillMessages } from "./texts/staff.ts";

/** Where parcels are, and what is to be done about those that stand still. */
export const couriersPages = pages({
  "/admin/orders/still": {
    file: "modules/couriers/admin/still-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
    menu: { section: "orders", label: stillMessages.title, place: 22 },
  },
});
