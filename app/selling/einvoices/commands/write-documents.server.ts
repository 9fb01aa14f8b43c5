import { addDays, atShopMinute } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { DAYS_TO_TRANSMIT, type DocumentSource } from "../rules/document-terms.ts";
import { mapDocuments } from "../rules/map-document.ts";
import { writeDocument } from "./write-document.server.ts";

/**
 * Writes the signed documents of an invoice or credit note, in the transaction that issues it.
 * Running it again changes nothing.
 */
export async function writeDocuments(tx: Ctx, source: DocumentSource): Promise<void> {
  const { invoiceId, noteId, number, day } = source;
  for (const { taxClass, total, body } of mapDocuments(source)) {
    const facts = { invoiceId, noteId, taxClass, number, day, total };
    await writeDocument(tx, { ...facts, revision: 1, dueAt: dueAfter(day) }, body);
  }
}

/** The end of the last day, in Manila. */
function dueAfter(day: string): Date {
  return addDays(atShopMinute(day, 0), DAYS_TO_TRANSMIT + 1);
}
