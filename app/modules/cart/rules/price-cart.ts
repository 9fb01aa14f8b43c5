import type { Centavos } from "#app/lib/money.ts";

export type PricedLine = { price: Centavos; quantity: number };

export type CartTotals = {
  itemCount: number;
  subtotal: Centavos;
  discount: Centavos;
  shipping: Centavos;
  tax: Centavos;
  total: Centavos;
};

/** Shipping is free and the price is what is paid, tax included, so nothing is ever added. */
export function priceCart(lines: readonly PricedLine[]): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const discount = 0;
  const shipping = 0;
  const tax = 0;
  return {
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount,
    shipping,
    tax,
    total: subtotal - discount + shipping + tax,
  };
}

/** The same with a saving, which is at most the subtotal. */
export function withSaving(totals: CartTotals, saving: Centavos): CartTotals {
  return { ...totals, discount: saving, total: totals.total - saving };
}
