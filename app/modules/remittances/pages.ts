import { pages, perMinute } from "#app/platform/access/page.ts";
import { differenceMessages, remittanceMessages } from "./texts/staff.ts";

export const remittancesPages = pages({
  "/admin/orders/remittances": {
    file: "modules/remittances/admin/remittances-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil", upload: true, limit: perMinute("remittance-upload", 10) },
    menu: { section: "orders", label: remittanceMessages.title, place: 41 },
  },
  "/admin/orders/remittances/drafts/:draftId": {
    file: "modules/remittances/admin/draft-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil" },
  },
  "/admin/orders/remittances/files/:fileId": {
    file: "modules/remittances/admin/file-page.tsx",
    shell: "admin",
    GET: { who: "orders:fulfil" },
  },
  "/admin/orders/remittances/differences": {
    file: "modules/remittances/admin/differences-page.tsx",
    shell: "admin",
    act: differenceMessages.act,
    GET: { who: "orders:fulfil" },
    POST: { who: "orders:fulfil", proof: ["write_off"] },
  },
});
