import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/modules/catalog/rules/product-terms.ts";
import { shippingOf, taxOf, type Charges } from "#app/modules/settings/rules/charges.ts";

export type PricedLine = { price: Centavos; quantity: number; kind: ProductKind };

export type CartTotals = {
  itemCount: number;
  subtotal: Centavos;
  discount: Centavos;
  shipping: Centavos;
  tax: Centavos;
  total: Centavos;
};

/** The price of the lines, before a saving and before what comes on top. */
export function subtotalOf(lines: readonly Pick<PricedLine, "price" | "quantity">[]): Centavos {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/**
 * What the lines cost with a saving, which is at most the subtotal. Shipping is for what is
 * carried: a consultation alone costs none.
 */
export function priceCart(
  lines: readonly PricedLine[],
  charges: Charges,
  saving: Centavos = 0,
): CartTotals {
  const subtotal = subtotalOf(lines);
  const carried = lines.some(({ kind }) => kind !== "service");
  const shipping = carried ? shippingOf(charges, subtotal) : 0;
  const tax = taxOf(charges, subtotal - saving);
  return {
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount: saving,
    shipping,
    tax,
    total: subtotal - saving + shipping + tax,
  };
}
