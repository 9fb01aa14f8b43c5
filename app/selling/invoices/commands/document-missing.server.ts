import { and, asc, eq, gte, sql } from "drizzle-orm";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { eDocuments } from "#app/selling/einvoices/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { sourceOfCredit, sourceOfInvoice } from "../rules/document-source.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { creditNotes, invoices } from "../tables.server.ts";
import { documentSale } from "./document-sale.server.ts";

const MOST = 500;

/**
 * Writes documents for invoices and credit notes that were issued before the shop made any, since
 * the first day that its owner chose.
 */
export async function documentMissing(ctx: Ctx): Promise<void> {
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms || terms.electronicFrom === "") return;
  const made = await ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        gte(invoices.day, terms.electronicFrom),
        sql`not exists (select from ${eDocuments} d
      where d.invoice_id = ${invoices.id} and d.note_id is null)`,
      ),
    )
    .orderBy(asc(invoices.serial))
    .limit(MOST);
  for (const invoice of made) {
    await inTransaction(ctx, (tx) => documentSale(tx, terms, sourceOfInvoice(invoice)));
  }
  const notes = await ctx.db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(
      and(
        gte(creditNotes.day, terms.electronicFrom),
        sql`not exists (select from ${eDocuments} d
      where d.invoice_id = ${creditNotes.invoiceId} and d.note_id = ${creditNotes.id})`,
      ),
    )
    .orderBy(asc(creditNotes.serial))
    .limit(MOST);
  for (const { note, invoice } of notes) {
    await inTransaction(ctx, (tx) => documentSale(tx, terms, sourceOfCredit(note, invoice)));
  }
}
