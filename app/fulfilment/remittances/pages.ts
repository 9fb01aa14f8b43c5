import { pages, perMinute } from "#app/platform/access/page.ts";
import { differenceMessages, remittanceMessages } from "./texts/staff.ts";

export const remittancesPages = pages({
  "/admin/orders/remittances": {
    file: "fulfilment/remittances/pages/desk/remittances-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil", upload: true, limit: perMinute("remittance-upload", 10) },
    menu: {
      section: "orders",
      label: remittanceMessages.title,
      place: 41,
      under: "/admin/orders/reconciliation",
    },
  },
  "/admin/orders/remittances/drafts/:draftId": {
    file: "fulfilment/remittances/pages/desk/draft-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/remittances/files/:fileId": {
    file: "fulfilment/remittances/pages/desk/file-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
  },
  "/admin/orders/remittances/differences": {
    file: "fulfilment/remittances/pages/desk/differences-page.tsx",
    shell: "admin",
    act: differenceMessages.act,
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil", proof: ["write_off"] },
  },
});
