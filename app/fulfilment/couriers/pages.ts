import { pages, perMinute } from "#app/platform/access/page.ts";
import { connectionMessages } from "./texts/staff-connection.ts";
import { stillMessages } from "./texts/staff.ts";

export const couriersPages = pages({
  "/admin/orders/still": {
    file: "fulfilment/couriers/pages/desk/still-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
    menu: {
      section: "orders",
      label: stillMessages.title,
      place: 22,
      under: "/admin/orders/to-pack",
    },
  },
  "/admin/orders/:orderId/bookings/:bookingId/label.pdf": {
    file: "fulfilment/couriers/pages/desk/booking-label.ts",
    GET: { who: "orders:fulfil", limit: perMinute("courier-label", 120) },
  },
  "/admin/settings/couriers": {
    file: "fulfilment/couriers/pages/desk/connection-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save"] },
    menu: {
      section: "settings",
      label: connectionMessages.title,
      place: 55,
      under: "/admin/settings/delivery",
    },
  },
  "/api/couriers/ninjavan/callback": {
    file: "fulfilment/couriers/pages/shop/ninjavan-callback.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("ninjavan-callback", 600) },
  },
});
