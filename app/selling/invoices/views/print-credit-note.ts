import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import type {
  Buyer,
  CreditCause,
  TaxRegistration,
  Seller,
  TaxParts,
} from "../rules/invoice-terms.ts";
import { printText as say } from "../texts/shopper.ts";
import { causeName } from "./cause-name.ts";
import { buyerLines, senderOf, totalsOf } from "./print-invoice.ts";

export type PrintedCreditNote = TaxParts & {
  number: string;
  issuedAt: Date;
  cause: CreditCause;
  orderNumber: string;
  invoice: {
    number: string;
    day: string;
    registration: TaxRegistration;
    seller: Seller;
    buyer: Buyer | null;
  };
};

/** A credit note on paper. It names its invoice, and cannot be used to claim tax. */
export function printCreditNote(note: PrintedCreditNote): PrintDocument {
  const { number, issuedAt, cause, orderNumber, invoice } = note;
  const { columns } = say;
  return {
    title: say.creditNote(number),
    sender: senderOf(invoice.seller, invoice.registration),
    facts: [
      { label: say.creditedTo, lines: buyerLines(invoice.buyer) },
      {
        label: say.document,
        lines: [
          say.numberOf(number),
          say.issued(formatDate(issuedAt)),
          say.ofInvoice(invoice.number, formatDate(invoice.day)),
          say.order(orderNumber),
        ],
      },
    ],
    table: {
      columns: [
        { label: columns.description, share: 5 },
        { label: columns.amount, share: 1.6, numeric: true },
      ],
      rows: [[say.causes[causeName(cause)], formatMoney(note.total, { centavos: "always" })]],
    },
    totals: totalsOf(note, invoice.registration, say.credited),
    notes: [
      say.noInput,
      ...(invoice.seller.permit === "" ? [] : [{ label: say.permit, text: invoice.seller.permit }]),
    ],
    pageOf: say.pageOf,
  };
}
