import type { DocumentSource } from "#app/selling/einvoices/rules/document-terms.ts";
import type { CreditCause, InvoiceKind, TaxParts } from "./invoice-terms.ts";

type InvoiceFacts = Omit<DocumentSource, "invoiceId" | "noteId" | "cancels"> & {
  id: string;
  kind: InvoiceKind;
  total: number;
};

/** A day's invoice lists orders. Its document has one line for all of them. */
export function sourceOfInvoice(invoice: InvoiceFacts): DocumentSource {
  const { id, kind, total, lines } = invoice;
  return {
    ...invoice,
    invoiceId: id,
    noteId: null,
    cancels: false,
    lines: kind === "day" ? [lineOf(`${lines.length} small sales`, total, false)] : lines,
  };
}

type NoteFacts = TaxParts & {
  id: string;
  number: string;
  day: string;
  issuedAt: Date;
  cause: CreditCause;
};

/** The document of a credit note has a line for each part of the tax. */
export function sourceOfCredit(
  note: NoteFacts,
  { id, registration, seller, buyer, number }: InvoiceFacts,
): DocumentSource {
  const { vatable, vat, exempt } = note;
  const name = `Credit on ${number}`;
  return {
    ...note,
    registration,
    seller,
    buyer,
    lines: [
      ...(vatable + vat > 0 ? [lineOf(name, vatable + vat, false)] : []),
      ...(exempt > 0 ? [lineOf(name, exempt, true)] : []),
    ],
    invoiceId: id,
    noteId: note.id,
    cancels: !note.cause.startsWith("refund:"),
  };
}

const lineOf = (name: string, amount: number, exempt: boolean) => ({
  name,
  quantity: 1,
  discount: 0,
  amount,
  exempt,
});
