import { bookInvoices } from "#app/selling/invoices/commands/book-invoices.server.ts";
import { connectBureau } from "#app/selling/einvoices/factories.ts";
import { BUREAU } from "#app/selling/einvoices/gateways/fakes/fake-eis.fixture.ts";
import { readConnection } from "#app/selling/einvoices/queries/connection.server.ts";
import { eDocumentConnection } from "#app/selling/einvoices/tables.server.ts";
import { recordAnswer } from "#app/selling/einvoices/commands/record-answer.server.ts";
import { documentsOfInvoice } from "#app/selling/einvoices/queries/find-documents.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { openTaxes } from "#app/selling/invoices/factories.ts";
import { documentsOfOrder } from "#app/selling/invoices/queries/find-invoice.server.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, secret, text } from "../fields.ts";
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

/** The electronic document of a sale. */
async function documented(shop: Shop, state: "queued" | "rejected" = "queued"): Promise<string> {
  const ctx = shop.system();
  await openTaxes(ctx, { tax_e_from: "2026-01-01" });
  const { id: orderId } = await paidOrder(shop);
  await bookInvoices(ctx, orderId);
  await saveSettings(ctx, { tax_registration: "none", tax_e_from: "" });
  const { invoices: made } = await documentsOfOrder(ctx.db, orderId);
  const [document] = await documentsOfInvoice(ctx.db, made[0]?.id ?? "");
  const documentId = document?.id ?? "";
  if (state === "rejected") {
    await recordAnswer(ctx, documentId, { result: "rejected", says: "Unknown TIN" });
  }
  return documentId;
}

const code = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^[\d\s-]+$/.test(typed),
});
const day = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed),
});

const isShort = (typed: string) => /^[A-Za-z0-9]{8}$/.test(typed.trim());
const word = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => !/\s/.test(typed.trim()),
});
const plain = (typed: string) => typed.replaceAll(/\s/g, "");
const isPublicKey = (typed: string) => plain(typed) === BUREAU.publicKey;
const isPrivateKey = (typed: string) => plain(typed) === BUREAU.signingKey;
const isSigningKey = (typed: string) => typed.trim().length > 0;

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
  "/admin/invoices/electronic": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("rejected"),
        q: anything("INV-000001"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("-total"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/invoices/electronic/day": {
    POST: {
      download: async (shop) => {
        await documented(shop);
        return { as: "admin", fields: { day: day(shopDay(new Date())) } };
      },
    },
  },
  "/admin/invoices/electronic/:documentId": {
    GET: async (shop) => ({ as: "admin", params: { documentId: id(await documented(shop)) } }),
    POST: {
      record: async (shop) => ({
        as: "admin",
        params: { documentId: id(await documented(shop)) },
        fields: {
          intent: choice("record", "correct"),
          result: choice("rejected", "accepted"),
          says: optional(line("Unknown TIN")),
        },
      }),
      correct: async (shop) => ({
        as: "admin",
        params: { documentId: id(await documented(shop, "rejected")) },
        fields: {
          intent: choice("correct"),
          sellerName: line("Peptides Inc."),
          sellerTin: code("123-456-789-00000"),
          sellerAddress: text("1 Ayala Avenue"),
          buyerName: line("Rosa Reyes"),
          buyerTin: optional(code("987654321")),
          buyerAddress: optional(text("2 Rizal Street")),
          remark: optional(line("Wrong TIN")),
        },
      }),
    },
  },
  "/admin/invoices/electronic/:documentId/file": {
    POST: {
      download: async (shop) => ({
        as: "admin",
        params: { documentId: id(await documented(shop)) },
      }),
    },
  },
  "/admin/settings/e-invoices": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: async (shop) => {
        await shop.db.delete(eDocumentConnection);
        await connectBureau(shop.system());
        const { version } = await readConnection(shop.system());
        return {
          as: "admin",
          fields: {
            intent: choice("save"),
            ...readFrom(version),
            receiver: choice("trial", "eis"),
            accreditation: { ...line(BUREAU.accreditation), mayBe: isShort },
            applicationId: line(BUREAU.applicationId),
            applicationKey: optional(word(BUREAU.applicationKey)),
            userId: line(BUREAU.userId),
            password: optional(word(BUREAU.password)),
            publicKey: { ...text(BUREAU.publicKey), mayBe: isPublicKey },
            signingKeyId: { ...line(BUREAU.signingKeyId), mayBe: isSigningKey },
            signingKey: optional({ ...text(BUREAU.signingKey), mayBe: isPrivateKey }),
          },
        };
      },
      off: async (shop) => {
        await connectBureau(shop.system());
        return { as: "admin", fields: { intent: choice("off") } };
      },
    },
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
