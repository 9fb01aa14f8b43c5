import { pages, perMinute } from "#app/platform/access/page.ts";
import { connectionMessages as connection } from "./texts/staff-connection.ts";
import { eInvoiceMessages as say } from "./texts/staff.ts";

export const eInvoicesPages = pages({
  "/admin/invoices/electronic": {
    file: "selling/einvoices/pages/desk/documents-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: { section: "orders", label: say.title, place: 60, under: "/admin/orders/reconciliation" },
  },
  "/admin/invoices/electronic/day": {
    file: "selling/einvoices/pages/desk/day-file.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("e-invoice-files", 20) },
  },
  "/admin/invoices/electronic/:documentId": {
    file: "selling/einvoices/pages/desk/document-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    POST: { who: "orders:refund", limit: perMinute("e-invoices", 60) },
  },
  "/admin/settings/e-invoices": {
    file: "selling/einvoices/pages/desk/connection-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save"], limit: perMinute("e-invoice-settings", 30) },
    menu: {
      section: "settings",
      label: connection.title,
      place: 46,
      under: "/admin/settings/notification",
    },
  },
  "/admin/invoices/electronic/:documentId/file": {
    file: "selling/einvoices/pages/desk/document-file.ts",
    POST: { who: "reports:read", limit: perMinute("e-invoice-file", 60) },
  },
});
