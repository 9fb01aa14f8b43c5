import { toDecimal } from "#app/lib/money.ts";
import type { CreditCause, InvoiceKind, TaxParts } from "../rules/invoice-terms.ts";
import { causeName } from "./cause-name.ts";
import type { PrintedInvoice } from "./print-invoice.ts";

type Invoice = PrintedInvoice & {
  serial: number;
  kind: InvoiceKind;
  gross: number;
  discount: number;
};

/** An invoice in the format of `docs/tax.md`. Amounts are texts with two decimals. */
export function invoiceJson(invoice: Invoice) {
  const { number, serial, kind, day, issuedAt, registration, seller, buyer, lines } = invoice;
  return {
    number,
    serial,
    kind,
    dateOfSale: day,
    issuedAt: issuedAt.toISOString(),
    registration,
    seller,
    buyer,
    lines: lines.map(({ sku, name, quantity, price, discount, amount, exempt, statutory }) => ({
      sku,
      name,
      quantity,
      unitPrice: toDecimal(price),
      discount: toDecimal(discount),
      amount: toDecimal(amount),
      vatExempt: exempt,
      statutory: statutory
        ? {
            regularPrice: toDecimal(statutory.regular),
            vat: toDecimal(statutory.vatExempt),
            discount: toDecimal(statutory.discount),
          }
        : null,
    })),
    charges: {
      gross: toDecimal(invoice.gross),
      discount: toDecimal(invoice.discount),
      shipping: toDecimal(invoice.shipping),
      insulatedPack: toDecimal(invoice.coldPack),
      addedTax: toDecimal(invoice.addedTax),
    },
    tax: taxJson(invoice),
  };
}

type CreditNote = TaxParts & {
  number: string;
  serial: number;
  issuedAt: Date;
  day: string;
  cause: CreditCause;
  invoiceNumber: string;
  orderNumber: string;
};

export function creditNoteJson(note: CreditNote) {
  const { number, serial, day, issuedAt, cause, invoiceNumber, orderNumber } = note;
  return {
    number,
    serial,
    date: day,
    issuedAt: issuedAt.toISOString(),
    invoiceNumber,
    orderNumber,
    cause: causeName(cause),
    tax: taxJson(note),
  };
}

function taxJson({ vatable, vat, zeroRated, exempt, total }: TaxParts) {
  return {
    vatableSales: toDecimal(vatable),
    vat: toDecimal(vat),
    zeroRatedSales: toDecimal(zeroRated),
    exemptSales: toDecimal(exempt),
    total: toDecimal(total),
  };
}
