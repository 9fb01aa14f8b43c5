import { eq, sum } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sourceOfCredit } from "../rules/document-source.ts";
import type { CreditCause } from "../rules/invoice-terms.ts";
import { creditParts } from "../rules/tax-parts.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { creditNotes, invoices } from "../tables.server.ts";
import { documentSale } from "./document-sale.server.ts";
import { takeNumber } from "./take-number.server.ts";

export type NewCredit = { invoiceId: string; orderId: string; cause: CreditCause; amount: number };

/**
 * Writes a credit note with the next number. The caller has locked the order. The invoice is locked
 * here, since a day's invoice has many orders.
 */
export async function writeCredit(
  tx: Ctx,
  terms: Pick<TaxTerms, "firstNumber" | "prefixes" | "electronicFrom">,
  { invoiceId, orderId, cause, amount }: NewCredit,
): Promise<void> {
  const invoice = await lockRow(tx.db, invoices, invoiceId);
  if (!invoice) throw new Error("the invoice of a credit note is missing");
  const [before] = await tx.db
    .select({ sum: sum(creditNotes.total).mapWith(Number) })
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId));
  const credited = before?.sum ?? 0;
  if (credited + amount > invoice.total) throw new Error("more than the invoice is credited");
  const id = tx.ids.newId();
  const { serial, number } = await takeNumber(tx, "credit_note", terms);
  const facts = { id, serial, number, invoiceId, orderId, cause };
  const dates = { day: shopDay(tx.now), issuedAt: tx.now };
  const note = { ...creditParts(invoice, credited, amount), ...facts, ...dates };
  await tx.db.insert(creditNotes).values(note);
  await documentSale(tx, terms, sourceOfCredit(note, invoice));
  await recordAudit(tx, {
    action: "invoice.credited",
    subject: { type: "invoice", id: invoiceId },
    before: { number: invoice.number },
    after: { number: invoice.number, creditNote: number, amount },
  });
}
