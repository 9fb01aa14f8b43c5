import type { Db } from "#app/platform/database/db.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { printCreditNote } from "../views/print-credit-note.ts";
import { printInvoice } from "../views/print-invoice.ts";
import { findCreditNote, findInvoice } from "./find-invoice.server.ts";

/** An invoice as a PDF. Undefined for an unknown id. */
export async function invoicePdf(db: Db, invoiceId: string): Promise<Response | undefined> {
  const invoice = await findInvoice(db, invoiceId);
  return invoice && answer(printInvoice(invoice), invoice);
}

export async function creditNotePdf(db: Db, noteId: string): Promise<Response | undefined> {
  const note = await findCreditNote(db, noteId);
  return note && answer(printCreditNote(note), note);
}

type DocumentVersion = { number: string; issuedAt: Date };

async function answer(
  document: PrintDocument,
  { number, issuedAt }: DocumentVersion,
): Promise<Response> {
  const content = await printPdf(document, issuedAt);
  return fileAnswer({ name: `${number}.pdf`, type: "application/pdf", content, opens: true });
}
