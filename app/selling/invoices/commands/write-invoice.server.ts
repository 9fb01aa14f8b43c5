import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Buyer, InvoiceKind } from "../rules/invoice-terms.ts";
import type { InvoiceAmounts } from "../rules/split-invoice.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { invoicedOrders, invoices } from "../tables.server.ts";
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
  await tx.db.insert(invoices).values({
    ...amounts,
    id,
    serial,
    number,
    kind,
    day,
    issuedAt: tx.now,
    registration,
    seller,
    buyer,
  });
  await tx.db.insert(invoicedOrders).values(orders.map((order) => ({ ...order, invoiceId: id })));
  await recordAudit(tx, {
    action: "invoice.issued",
    subject: { type: "invoice", id },
    before: { number },
    after: { number, amount: amounts.total },
  });
  return id;
}
