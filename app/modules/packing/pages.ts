import { pages, perMinute } from "#app/platform/access/page.ts";
import { packingMessages as say } from "./texts/staff.ts";

export const packingPages = pages({
  "/admin/orders/to-pack": {
    file: "modules/packing/admin/to-pack-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
    menu: { section: "orders", label: say.title, place: 20 },
  },
  "/admin/orders/:orderId/courier-booking": {
    file: "modules/packing/admin/courier-booking.ts",
    POST: { who: "orders:fulfil", limit: perMinute("courier-booking", 120) },
  },
  "/admin/orders/:orderId/slip.pdf": {
    file: "modules/packing/admin/slip-pdf.ts",
    GET: { who: "orders:read", limit: perMinute("packing-slip", 120) },
  },
});
