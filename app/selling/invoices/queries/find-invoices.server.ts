import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { invoices } from "../tables.server.ts";

/** Finds an invoice by its whole printed number. The buyer's name finds the order instead. */
export const invoiceFinder: Finder = {
  kind: "Invoices",
  place: 40,
  who: "orders:read",
  find: ({ text }) => sql`select ${invoices.id}::text as id, ${invoices.number} as title,
      coalesce(${invoices.buyer}->>'orderNumber', '') as hint, 0 as rank
    from ${invoices} where ${invoices.number} = upper(${text}) limit ${MOST}`,
  to: (invoiceId) => href("/admin/invoices/:invoiceId", { invoiceId }),
};
