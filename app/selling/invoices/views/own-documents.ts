import type { OrderDocuments } from "../rules/invoice-terms.ts";
import { ownInvoiceMessages as say } from "../texts/shopper.ts";

export type OwnDocument = { id: string; kind: "invoice" | "credit_note"; label: string };

/** Links to the buyer's own documents. A day's invoice includes others, so it is only named. */
export function ownDocuments({ invoices, creditNotes }: OrderDocuments) {
  const own = invoices.filter(({ kind }) => kind === "order");
  const newest = invoices.at(-1);
  const documents: OwnDocument[] = [
    ...own.map(({ id, number }) => ({ id, kind: "invoice" as const, label: say.invoice(number) })),
    ...creditNotes
      .filter(({ invoiceId }) => own.some(({ id }) => id === invoiceId))
      .map(({ id, number }) => ({
        id,
        kind: "credit_note" as const,
        label: say.creditNote(number),
      })),
  ];
  return { documents, ofDay: newest?.kind === "day" ? say.ofDay(newest.number) : undefined };
}
