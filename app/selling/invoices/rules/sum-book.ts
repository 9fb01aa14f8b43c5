import type { TaxRegistration, TaxParts } from "./invoice-terms.ts";

export type BookMonth = TaxParts & { month: string; invoices: number; creditNotes: number };

export type BookEntry = TaxParts & {
  day: string;
  number: string;
  kind: "invoice" | "credit_note";
  /** Of the invoice, also where this is a credit note. */
  invoiceNumber: string;
  /** Null where an invoice has those of several. */
  orderNumber: string | null;
  buyer: string;
  registration: TaxRegistration;
};

export type BookSums = Omit<BookMonth, "month">;

/** What the months of a sales book come to. */
export function sumBook(months: readonly BookSums[]): BookSums {
  const of = (part: keyof BookSums) => months.reduce((sum, month) => sum + month[part], 0);
  return {
    vatable: of("vatable"),
    vat: of("vat"),
    zeroRated: of("zeroRated"),
    exempt: of("exempt"),
    total: of("total"),
    invoices: of("invoices"),
    creditNotes: of("creditNotes"),
  };
}
