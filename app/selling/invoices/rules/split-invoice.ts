import type { Centavos } from "#app/lib/money.ts";
import type { InvoiceLine, TaxRegistration, TaxParts } from "./invoice-terms.ts";
import { partsOf } from "./tax-parts.ts";

export type SoldOrder = {
  lines: readonly Omit<InvoiceLine, "amount" | "exempt">[];
  shipping: Centavos;
  coldPack: Centavos;
  /** Tax added on top of the prices at checkout. */
  addedTax: Centavos;
};

type TaxTerms = { registration: TaxRegistration; exemptSkus: ReadonlySet<string> };

export type InvoiceAmounts = TaxParts & {
  lines: InvoiceLine[];
  gross: Centavos;
  discount: Centavos;
  shipping: Centavos;
  coldPack: Centavos;
  addedTax: Centavos;
};

/**
 * Amounts of an invoice in whole centavos. The charges add up to the total, and so do the tax
 * parts. Savings were spread over the lines when the order was placed.
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
  // A seller without VAT registration has only exempt sales.
  return { ...charged, ...partsOf(total, terms.registration === "vat" ? exempt : total) };
}

/** The price for a senior citizen or person with disability has no VAT in it. */
function isExempt({ sku, statutory }: SoldOrder["lines"][number], terms: TaxTerms): boolean {
  return terms.exemptSkus.has(sku) || (statutory?.vatExempt ?? 0) > 0;
}

/** A fingerprint of the goods and charges. Any change of the order changes it. */
export function goodsOf(order: SoldOrder): string {
  const lines = order.lines.map(({ sku, quantity, price, discount }) =>
    [sku, quantity, price, discount].join("*"),
  );
  return [...lines.toSorted(), order.shipping, order.coldPack, order.addedTax].join("|");
}

function sum(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((total, amount) => total + amount, 0);
}
