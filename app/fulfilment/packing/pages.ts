import { pages, perMinute } from "#app/platform/access/page.ts";
import { packingMessages as say } from "./texts/staff.ts";

export const packingPages = pages({
  "/admin/orders/to-pack": {
    file: "fulfilment/packing/pages/desk/to-pack-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
    act: "Pack next parcel",
    menu: { section: "orders", label: say.title, place: 15 },
  },
  "/admin/orders/:orderId/courier-booking": {
    file: "fulfilment/packing/pages/desk/courier-booking.ts",
    POST: { who: "orders:fulfil", limit: perMinute("courier-booking", 120) },
  },
  "/admin/orders/:orderId/slip.pdf": {
    file: "fulfilment/packing/pages/desk/slip-pdf.ts",
    GET: { who: "orders:read", limit: perMinute("packing-slip", 120) },
  },
});
