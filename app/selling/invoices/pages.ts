import { pages, perMinute } from "#app/platform/access/page.ts";
import { invoiceMessages as say } from "./texts/staff.ts";

/** Pages about invoices. Jobs make all documents. */
export const invoicesPages = pages({
  "/order/:token/documents/:documentId/pdf": {
    file: "selling/invoices/pages/shop/own-document.ts",
    GET: { who: "anyone", limit: perMinute("order-document", 60) },
  },
  "/admin/invoices": {
    file: "selling/invoices/pages/desk/invoices-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
    menu: { section: "orders", label: say.title, place: 50, under: "/admin/orders/reconciliation" },
  },
  "/admin/invoices/export": {
    file: "selling/invoices/pages/desk/export.ts",
    POST: { who: "reports:read", proof: true, limit: perMinute("invoice-export", 10) },
  },
  "/admin/invoices/:invoiceId": {
    file: "selling/invoices/pages/desk/invoice-page.tsx",
    shell: "admin",
    GET: { who: "orders:read" },
  },
  "/admin/invoices/:invoiceId/pdf": {
    file: "selling/invoices/pages/desk/invoice-pdf.ts",
    GET: { who: "orders:read" },
  },
  "/admin/credit-notes/:noteId/pdf": {
    file: "selling/invoices/pages/desk/credit-note-pdf.ts",
    GET: { who: "orders:read" },
  },
});
