import type { Centavos } from "#app/lib/money.ts";
import type { InvoiceLine, Registered, TaxParts } from "./invoice-terms.ts";
import { partsOf } from "./tax-parts.ts";

export type SoldOrder = {
  lines: readonly Omit<InvoiceLine, "amount" | "exempt">[];
  shipping: Centavos;
  coldPack: Centavos;
  /** Tax that was added to the prices at the checkout. */
  addedTax: Centavos;
};

type TaxTerms = { registration: Registered; exemptSkus: ReadonlySet<string> };

export type InvoiceAmounts = TaxParts & {
  lines: InvoiceLine[];
  gross: Centavos;
  discount: Centavos;
  shipping: Centavos;
  coldPack: Centavos;
  addedTax: Centavos;
};

/**
 * What an invoice says of an order, in whole centavos: what was charged makes the total, and so do
 * its parts for the tax. Savings stand on the lines already, spread over them when it was placed.
 */
export function splitInvoice(order: SoldOrder, terms: TaxTerms): InvoiceAmounts {
  const lines = order.lines.map((line) => ({
    ...line,
    amount: line.price * line.quantity - line.discount,
    exempt: terms.registration === "vat" && isExempt(line, terms),
  }));
  const gross = sum(lines.map(({ price, quantity }) => price * quantity));
  const discount = sum(lines.map((line) => line.discount));
  const { shipping, coldPack, addedTax } = order;
  const total = gross - discount + shipping + coldPack + addedTax;
  const exempt = sum(lines.filter((line) => line.exempt).map((line) => line.amount));
  const charged = { lines, gross, discount, shipping, coldPack, addedTax };
  // Who is not registered for VAT sells without any.
  return { ...charged, ...partsOf(total, terms.registration === "vat" ? exempt : total) };
}

/** Of a senior citizen or person with disability the VAT was taken off the price already. */
function isExempt({ sku, statutory }: SoldOrder["lines"][number], terms: TaxTerms): boolean {
  return terms.exemptSkus.has(sku) || (statutory?.vatExempt ?? 0) > 0;
}

/** The goods in one text, which changes with each of them and with what was charged beside them. */
export function goodsOf(order: SoldOrder): string {
  const lines = order.lines.map(({ sku, quantity, price, discount }) =>
    [sku, quantity, price, discount].join("*"),
  );
  return [...lines.toSorted(), order.shipping, order.coldPack, order.addedTax].join("|");
}

function sum(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((total, amount) => total + amount, 0);
}
