import { pages, perMinute } from "#app/platform/access/page.ts";
import { invoiceMessages as say } from "./texts/staff.ts";

/** What was invoiced. Nothing here is written by hand: jobs make the documents. */
export const invoicesPages = pages({
  "/order/:token/documents/:documentId/pdf": {
    file: "modules/invoices/storefront/own-document.ts",
    GET: { who: "anyone", limit: perMinute("order-document", 60) },
  },
  "/admin/invoices": {
    file: "modules/invoices/admin/invoices-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: { section: "orders", label: say.title, place: 50 },
  },
  "/admin/invoices/export": {
    file: "modules/invoices/admin/export.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("invoice-export", 10) },
  },
  "/admin/invoices/:invoiceId": {
    file: "modules/invoices/admin/invoice-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
  },
  "/admin/invoices/:invoiceId/pdf": {
    file: "modules/invoices/admin/invoice-pdf.ts",
    GET: { who: "orders:read" },
  },
  "/admin/credit-notes/:noteId/pdf": {
    file: "modules/invoices/admin/credit-note-pdf.ts",
    GET: { who: "orders:read" },
  },
});
