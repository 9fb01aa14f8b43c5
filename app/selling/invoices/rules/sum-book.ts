import type { TaxRegistration, TaxParts } from "./invoice-terms.ts";

export type BookMonth = TaxParts & { month: string; invoices: number; creditNotes: number };

export type BookEntry = TaxParts & {
  day: string;
  number: string;
  kind: "invoice" | "credit_note";
  /** For a credit note, the number of its invoice. */
  invoiceNumber: string;
  /** Null for an invoice of several orders. */
  orderNumber: string | null;
  buyer: string;
  registration: TaxRegistration;
};

export type BookSums = Omit<BookMonth, "month">;

/** The total of a sales book's months. */
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
