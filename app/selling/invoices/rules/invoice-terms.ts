import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";

/** How the shop is registered at the Bureau of Internal Revenue, where it makes invoices. */
export type Registered = "vat" | "non_vat";

export type Series = "invoice" | "credit_note";

export type InvoiceKind = "order" | "day";

/** Why a part of an invoice is no sale any more. */
export type CreditCause = "cancelled" | "replaced" | `refund:${string}`;

/** Who sold, as it was registered then. */
export type Seller = {
  name: string;
  businessStyle: string;
  address: string;
  /** With the code of the branch. */
  tin: string;
  /** What the Bureau gave leave for, in the owner's words. */
  permit: string;
};

export type Buyer = {
  name: string;
  address: readonly string[];
  orderNumber: string;
  /** Who has the discount of the law, and the last four of the ID that was checked. */
  concession?: { kind: ConcessionKind; idEnd: string | null };
};

/** What the law takes off a line: the regular price of all its units, less these, is what it cost. */
export type StatutoryParts = { regular: Centavos; vatExempt: Centavos; discount: Centavos };

export type InvoiceLine = {
  sku: string;
  name: string;
  quantity: number;
  price: Centavos;
  discount: Centavos;
  /** What was paid for it. */
  amount: Centavos;
  /** Its sale is exempt from VAT. */
  exempt: boolean;
  statutory?: StatutoryParts;
};

/** Of what a sale is made up for the tax. */
export type TaxParts = {
  vatable: Centavos;
  vat: Centavos;
  zeroRated: Centavos;
  exempt: Centavos;
  total: Centavos;
};

/** The documents of an order, the oldest first. */
export type OrderDocuments = {
  invoices: readonly { id: string; number: string; kind: InvoiceKind }[];
  creditNotes: readonly { id: string; number: string; invoiceId: string }[];
};

/** Part of each price of who is registered for VAT. */
export const VAT_PERCENT = 12;
