import { pages } from "#app/platform/access/page.ts";
import { guaranteeCostMessages, guaranteeMessages } from "./texts/staff.ts";

export const guaranteePages = pages({
  "/admin/orders/guarantee": {
    file: "fulfilment/guarantee/pages/desk/guarantee-page.tsx",
    shell: "admin",
    GET: { who: "orders:refund" },
    POST: { who: "orders:refund" },
    menu: { section: "orders", label: guaranteeMessages.title, place: 22, under: "/admin/returns" },
  },
  "/admin/analytics/guarantee": {
    file: "fulfilment/guarantee/pages/desk/cost-page.tsx",
    shell: "admin",
    GET: { who: "reports:read" },
    menu: {
      section: "analytics",
      label: guaranteeCostMessages.title,
      place: 11,
      under: "/admin/analytics",
    },
  },
});
