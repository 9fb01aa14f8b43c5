import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";

/** The registration at the Bureau of Internal Revenue of a shop that makes invoices. */
export type TaxRegistration = "vat" | "non_vat";

export type Series = "invoice" | "credit_note";

export type InvoiceKind = "order" | "day";

/** Why part of an invoice is no longer a sale. */
export type CreditCause = "cancelled" | "replaced" | `refund:${string}`;

/** The seller as registered at the time of the invoice. */
export type Seller = {
  name: string;
  businessStyle: string;
  address: string;
  /** Includes the branch code. */
  tin: string;
  /** The Bureau's permit, in the owner's words. */
  permit: string;
};

export type Buyer = {
  name: string;
  address: readonly string[];
  orderNumber: string;
  /** The buyer's statutory discount, with the last four characters of the checked ID. */
  concession?: { kind: ConcessionKind; idEnd: string | null };
};

/**
 * What the law takes off a line. `regular` is the regular price of all units; less the other two,
 * it is the price paid.
 */
export type StatutoryParts = { regular: Centavos; vatExempt: Centavos; discount: Centavos };

export type InvoiceLine = {
  sku: string;
  name: string;
  quantity: number;
  price: Centavos;
  discount: Centavos;
  amount: Centavos;
  exempt: boolean;
  statutory?: StatutoryParts;
};

export type TaxParts = {
  vatable: Centavos;
  vat: Centavos;
  zeroRated: Centavos;
  exempt: Centavos;
  total: Centavos;
};

/** Oldest first. */
export type OrderDocuments = {
  invoices: readonly { id: string; number: string; kind: InvoiceKind }[];
  creditNotes: readonly { id: string; number: string; invoiceId: string }[];
};

/** Included in every price of a seller registered for VAT. */
export const VAT_PERCENT = 12;
