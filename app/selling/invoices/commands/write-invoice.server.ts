import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sourceOfInvoice } from "../rules/document-source.ts";
import type { Buyer, InvoiceKind } from "../rules/invoice-terms.ts";
import type { InvoiceAmounts } from "../rules/split-invoice.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { invoicedOrders, invoices } from "../tables.server.ts";
import { documentSale } from "./document-sale.server.ts";
import { takeNumber } from "./take-number.server.ts";

export type NewInvoice = {
  kind: InvoiceKind;
  day: string;
  buyer: Buyer | null;
  amounts: InvoiceAmounts;
  orders: readonly { orderId: string; round: number; amount: number; goods: string }[];
};

/** Writes an invoice with the next number. The caller has locked its orders and decided. */
export async function writeInvoice(
  tx: Ctx,
  terms: TaxTerms,
  { kind, day, buyer, amounts, orders }: NewInvoice,
): Promise<string> {
  const id = tx.ids.newId();
  const { serial, number } = await takeNumber(tx, "invoice", terms);
  const { registration, seller } = terms;
  const facts = { id, serial, number, kind, day, registration, seller, buyer };
  const invoice = { ...amounts, ...facts, issuedAt: tx.now };
  await tx.db.insert(invoices).values(invoice);
  await tx.db.insert(invoicedOrders).values(orders.map((order) => ({ ...order, invoiceId: id })));
  await documentSale(tx, terms, sourceOfInvoice(invoice));
  await recordAudit(tx, {
    action: "invoice.issued",
    subject: { type: "invoice", id },
    before: { number },
    after: { number, amount: amounts.total },
  });
  return id;
}
