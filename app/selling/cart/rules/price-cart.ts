import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import { isFrom, shippingOf, taxOf, type Charges } from "#app/running/settings/rules/charges.ts";

export type PricedLine = {
  price: Centavos;
  quantity: number;
  kind: ProductKind;
  /** In grams, of one; what most weigh without it. */
  weight?: number | null;
  /** It travels in an insulated pack. */
  needsCold?: boolean;
};

export type CartTotals = {
  itemCount: number;
  subtotal: Centavos;
  discount: Centavos;
  shipping: Centavos;
  /** One for all that is cold; null where nothing is. */
  coldPack: Centavos | null;
  tax: Centavos;
  total: Centavos;
  /** Shipping, and with it the total, are the least until the area is known. */
  from?: true;
};

/** What is carried, in grams. */
export function weightOf(lines: readonly PricedLine[], { defaultWeight = 0 }: Charges): number {
  const carried = lines.filter(({ kind }) => kind !== "service");
  return carried.reduce(
    (sum, { weight, quantity }) => sum + (weight ?? defaultWeight) * quantity,
    0,
  );
}

/** What the insulated pack costs; null where nothing cold is carried. */
function coldPackOf(lines: readonly PricedLine[], { coldPack }: Charges): Centavos | null {
  const isCold = lines.some(({ kind, needsCold }) => needsCold && kind !== "service");
  return isCold && coldPack !== undefined ? coldPack : null;
}

/** The price of the lines, before a saving and before what comes on top. */
export function subtotalOf(lines: readonly Pick<PricedLine, "price" | "quantity">[]): Centavos {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/**
 * What the lines cost with a saving, which is at most the subtotal. Shipping is for what is
 * carried: a consultation alone costs none. The pack of what is cold is neither discounted nor
 * taxed, and does not count for free shipping.
 */
export function priceCart(
  lines: readonly PricedLine[],
  charges: Charges,
  saving: Centavos = 0,
): CartTotals {
  const subtotal = subtotalOf(lines);
  const carried = lines.some(({ kind }) => kind !== "service");
  const shipping = carried ? shippingOf(charges, subtotal, weightOf(lines, charges)) : 0;
  const coldPack = coldPackOf(lines, charges);
  const tax = taxOf(charges, subtotal - saving);
  return {
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount: saving,
    shipping,
    coldPack,
    tax,
    total: subtotal - saving + shipping + (coldPack ?? 0) + tax,
    ...(carried && isFrom(charges) && { from: true as const }),
  };
}
