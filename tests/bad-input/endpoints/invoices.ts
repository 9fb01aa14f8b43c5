import { bookInvoices } from "#app/selling/invoices/commands/book-invoices.server.ts";
import { openTaxes } from "#app/selling/invoices/factories.ts";
import { documentsOfOrder } from "#app/selling/invoices/queries/find-invoice.server.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, secret } from "../fields.ts";
import { paidOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

/** The shop is registered again as it was: other cases order without invoices. */
const restore = (shop: Shop) => async () => {
  await saveSettings(shop.system(), { tax_registration: "none" });
};

/** A sale that has its invoice, and a credit note since it was cancelled. */
export async function invoiced(shop: Shop) {
  const ctx = shop.system();
  await openTaxes(ctx);
  const { id: orderId } = await paidOrder(shop);
  await bookInvoices(ctx, orderId);
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await endOrder(tx, order, { why: "by_staff", note: "Out of stock" });
  });
  await bookInvoices(ctx, orderId);
  await restore(shop)();
  const { invoices: made, creditNotes } = await documentsOfOrder(ctx.db, orderId);
  const token = await tokenOf(ctx, orderId);
  return { token, invoiceId: made[0]?.id ?? "", noteId: creditNotes[0]?.id ?? "" };
}

/** A buyer wants an invoice of their own: every sale is small here. */
export const askInvoice = async (shop: Shop) => {
  const ctx = shop.system();
  await openTaxes(ctx, { tax_registration: "non_vat", tax_small_below: "1000000" });
  const { id: orderId } = await paidOrder(shop);
  return {
    params: { token: secret(await tokenOf(ctx, orderId)) },
    fields: { intent: choice("invoice") },
    restore: restore(shop),
  };
};

export const invoices = {
  "/order/:token/documents/:documentId/pdf": {
    GET: async (shop) => {
      const { token, invoiceId } = await invoiced(shop);
      return { params: { token: secret(token), documentId: id(invoiceId) } };
    },
  },
  "/admin/invoices": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("credited"),
        q: anything("INV-000001"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("-total"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/invoices/export": {
    POST: {
      export: async (shop) => {
        await invoiced(shop);
        return { as: "admin", fields: { query: anything("show=credited&sort=-total") } };
      },
    },
  },
  "/admin/invoices/:invoiceId": {
    GET: async (shop) => ({
      as: "admin",
      params: { invoiceId: id((await invoiced(shop)).invoiceId) },
    }),
  },
  "/admin/invoices/:invoiceId/pdf": {
    GET: async (shop) => ({
      as: "admin",
      params: { invoiceId: id((await invoiced(shop)).invoiceId) },
    }),
  },
  "/admin/credit-notes/:noteId/pdf": {
    GET: async (shop) => ({ as: "admin", params: { noteId: id((await invoiced(shop)).noteId) } }),
  },
} satisfies Some;
