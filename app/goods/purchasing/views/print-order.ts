import { formatDate } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import { totalOf } from "../rules/read-lines.ts";
import { printText as say } from "../texts/mail.ts";

type Line = {
  supplierSku: string;
  name: string;
  packSize: number;
  quantity: number;
  unitCost: number;
};
type PrintedOrder = {
  number: string;
  createdAt: Date;
  sentAt: Date | null;
  expectedOn: string | null;
  notes: string;
  supplier: {
    name: string;
    contactName: string;
    address: string;
    email: string;
    phone: string;
    paymentTerms: string;
  };
};
type Shop = {
  site_name: string;
  business_name: string;
  business_address: string;
  address: string;
  contact_email: string;
  phone_number: string;
};

export function printOrder(order: PrintedOrder, lines: readonly Line[], shop: Shop): PrintDocument {
  const { number, supplier, expectedOn, notes } = order;
  const address = linesIn(shop.business_address || shop.address);
  const { columns } = say;
  return {
    title: say.title(number),
    sender: {
      name: shop.site_name,
      lines: given(shop.business_name, ...address, shop.contact_email, shop.phone_number),
    },
    facts: [
      {
        label: say.to,
        lines: given(
          supplier.name,
          supplier.contactName,
          ...linesIn(supplier.address),
          supplier.email,
          supplier.phone,
        ),
      },
      { label: say.deliverTo, lines: given(shop.business_name || shop.site_name, ...address) },
      {
        label: say.dates,
        lines: [
          say.ordered(formatDate(order.sentAt ?? order.createdAt)),
          ...(expectedOn ? [say.expected(formatDate(expectedOn))] : []),
        ],
      },
    ],
    table: {
      columns: [
        { label: columns.sku, share: 1.6 },
        { label: columns.item, share: 3.4 },
        { label: columns.packs, share: 1.2, numeric: true },
        { label: columns.quantity, share: 1, numeric: true },
        { label: columns.cost, share: 1.5, numeric: true },
        { label: columns.amount, share: 1.7, numeric: true },
      ],
      rows: lines.map(rowOf),
    },
    totals: [{ label: say.total, text: money(totalOf(lines)) }],
    notes: [
      ...(supplier.paymentTerms === "" ? [] : [{ label: say.terms, text: supplier.paymentTerms }]),
      ...(notes === "" ? [] : [{ label: say.notes, text: notes }]),
    ],
    pageOf: say.pageOf,
  };
}

function rowOf({ supplierSku, name, packSize, quantity, unitCost }: Line): string[] {
  const packs = quantity / packSize;
  const inPacks = packSize > 1 && Number.isInteger(packs);
  return [
    supplierSku,
    name,
    inPacks ? say.packs(formatCount(packs), packSize) : "",
    formatCount(quantity),
    money(unitCost),
    money(quantity * unitCost),
  ];
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });
const linesIn = (text: string) => text.split("\n").map((line) => line.trim());
const given = (...texts: string[]) => texts.filter((text) => text !== "");
