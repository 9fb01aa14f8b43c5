import { formatDate } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import type {
  Buyer,
  InvoiceLine,
  TaxRegistration,
  Seller,
  TaxParts,
} from "../rules/invoice-terms.ts";
import { printText as say } from "../texts/shopper.ts";

export type PrintedInvoice = TaxParts & {
  number: string;
  day: string;
  issuedAt: Date;
  registration: TaxRegistration;
  seller: Seller;
  buyer: Buyer | null;
  lines: readonly InvoiceLine[];
  shipping: number;
  coldPack: number;
  addedTax: number;
};

/** Prints an invoice from its snapshot only. Later changes of the settings do not affect it. */
export function printInvoice(invoice: PrintedInvoice): PrintDocument {
  const { number, day, issuedAt, registration, seller, buyer } = invoice;
  return {
    title: say.invoice(number),
    sender: senderOf(seller, registration),
    facts: [
      { label: say.soldTo, lines: buyerLines(buyer) },
      {
        label: say.document,
        lines: [
          say.numberOf(number),
          say.dateOfSale(formatDate(day)),
          say.issued(formatDate(issuedAt)),
          ...(buyer ? [say.order(buyer.orderNumber)] : []),
        ],
      },
    ],
    table: tableOf(invoice),
    totals: totalsOf(invoice, registration),
    notes: [
      ...(registration === "vat" ? [] : [say.noInput]),
      ...(seller.permit === "" ? [] : [{ label: say.permit, text: seller.permit }]),
    ],
    pageOf: say.pageOf,
  };
}

export function senderOf(seller: Seller, registration: TaxRegistration): PrintDocument["sender"] {
  const tin = registration === "vat" ? say.vatTin(seller.tin) : say.nonVatTin(seller.tin);
  const style = seller.businessStyle === "" ? [] : [say.businessStyle(seller.businessStyle)];
  return { name: seller.name, lines: [...style, ...seller.address.split("\n"), tin] };
}

export function buyerLines(buyer: Buyer | null): string[] {
  if (!buyer) return [say.severalBuyers];
  const { name, address, concession } = buyer;
  const card = concession && say.concession(say.kinds[concession.kind], concession.idEnd);
  return [name, ...address, ...(card ? [card] : []), say.buyersTin];
}

/** A VAT seller's tax parts are printed above the total. */
export function totalsOf(parts: TaxParts, registration: TaxRegistration, total?: string) {
  const row = (label: string, amount: number) => ({ label, text: money(amount) });
  if (registration !== "vat") return [row(total ?? say.total, parts.total)];
  return [
    row(say.vatable, parts.vatable),
    row(say.exempt, parts.exempt),
    row(say.zeroRated, parts.zeroRated),
    row(say.vat, parts.vat),
    row(total ?? say.totalWithVat, parts.total),
  ];
}

function tableOf({ lines, shipping, coldPack, addedTax }: PrintedInvoice): PrintDocument["table"] {
  const { columns } = say;
  const charges = [
    [say.shipping, shipping],
    [say.coldPack, coldPack],
    [say.addedTax, addedTax],
  ] as const;
  return {
    columns: [
      { label: columns.description, share: 3.4 },
      { label: columns.quantity, share: 1, numeric: true },
      { label: columns.price, share: 1.5, numeric: true },
      { label: columns.saved, share: 1.3, numeric: true },
      { label: columns.amount, share: 1.6, numeric: true },
    ],
    rows: [
      ...lines.map(rowOf),
      ...charges
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]) => [label, "", "", "", money(amount)]),
    ],
  };
}

function rowOf(line: InvoiceLine): string[] {
  const { quantity, price, discount, amount } = line;
  return [
    describe(line),
    formatCount(quantity),
    money(price),
    discount > 0 ? money(discount) : "",
    money(amount),
  ];
}

function describe({ name, exempt, statutory }: InvoiceLine): string {
  const described = exempt ? say.exemptLine(name) : name;
  if (!statutory) return described;
  const { regular, vatExempt, discount } = statutory;
  return say.statutoryLine(described, money(regular), money(vatExempt), money(discount));
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });
