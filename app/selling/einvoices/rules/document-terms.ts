import type { Centavos } from "#app/lib/money.ts";

/** The Bureau's classes: sales with VAT, zero-rated sales, exempt sales. */
export const TAX_CLASSES = ["01", "02", "03"] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/**
 * `sent`: the receiver has it and checks it. `corrected`: another document has replaced it. Only
 * `queued` and `rejected` documents miss the deadline.
 */
export const STATES = ["queued", "sent", "accepted", "rejected", "corrected"] as const;
export type DocumentState = (typeof STATES)[number];

/** What an invoice or credit note says, as far as its electronic documents need it. */
export type DocumentSource = {
  invoiceId: string;
  /** Set for a credit note on that invoice. */
  noteId: string | null;
  /** A credit note that takes back all of its invoice cancels it. */
  cancels: boolean;
  number: string;
  /** The day of the sale or credit in Manila. */
  day: string;
  issuedAt: Date;
  registration: "vat" | "non_vat";
  seller: { name: string; businessStyle: string; address: string; tin: string; permit: string };
  buyer: {
    name: string;
    address: readonly string[];
    concession?: { kind: "senior" | "pwd" };
  } | null;
  lines: readonly SourceLine[];
  vatable: Centavos;
  vat: Centavos;
  zeroRated: Centavos;
  exempt: Centavos;
};

export type SourceLine = {
  name: string;
  quantity: number;
  discount: Centavos;
  amount: Centavos;
  exempt: boolean;
  statutory?: { vatExempt: Centavos; discount: Centavos };
};

/** Days from the sale until its documents have to be transmitted, by summaries of RR 11-2025. */
export const DAYS_TO_TRANSMIT = 3;

/** Stands for a document that the receiver never saw. */
export const NO_DOCUMENT = "0".repeat(24);
