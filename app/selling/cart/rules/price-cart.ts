import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import { isFrom, shippingOf, taxOf, type Charges } from "#app/running/settings/rules/charges.ts";

export type PricedLine = {
  price: Centavos;
  quantity: number;
  kind: ProductKind;
  /** Grams of one unit. Without it, the default weight applies. */
  weight?: number | null;
  needsCold?: boolean;
};

export type CartTotals = {
  itemCount: number;
  subtotal: Centavos;
  discount: Centavos;
  shipping: Centavos;
  /** One pack per order, whatever the number of cold items. Null without cold goods. */
  coldPack: Centavos | null;
  tax: Centavos;
  total: Centavos;
  /** The area is not known yet, so shipping and the total are lower limits. */
  from?: true;
};

/** The weight of the parcel in grams. Services weigh nothing. */
export function weightOf(lines: readonly PricedLine[], { defaultWeight = 0 }: Charges): number {
  const carried = lines.filter(({ kind }) => kind !== "service");
  return carried.reduce(
    (sum, { weight, quantity }) => sum + (weight ?? defaultWeight) * quantity,
    0,
  );
}

function coldPackOf(lines: readonly PricedLine[], { coldPack }: Charges): Centavos | null {
  const isCold = lines.some(({ kind, needsCold }) => needsCold && kind !== "service");
  return isCold && coldPack !== undefined ? coldPack : null;
}

/** The price of the lines before savings, shipping, pack and tax. */
export function subtotalOf(lines: readonly Pick<PricedLine, "price" | "quantity">[]): Centavos {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/**
 * Totals of a cart. The saving is capped at the subtotal. A cart of services alone has no shipping.
 * The insulated pack is neither discounted nor taxed, and is left out of the subtotal for free
 * shipping.
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
