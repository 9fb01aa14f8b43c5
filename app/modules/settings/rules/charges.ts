import { formatMoney, pesos } from "#app/lib/money.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { Settings } from "./definitions.ts";

/** What comes on top of the lines of an order. */
export type Charges = {
  shippingFee: Centavos;
  /** From this subtotal on shipping is free; 0 says that no order is large enough. */
  freeFrom: Centavos;
  /** Of the goods after a saving; 0 where prices include it. */
  taxPercent: number;
};

export function chargesOf(settings: Settings): Charges {
  return {
    shippingFee: pesos(settings.shipping_fee),
    freeFrom: pesos(settings.shipping_free_from),
    taxPercent: settings.tax_percent,
  };
}

/** "Free shipping", or what it costs. */
export function shippingInWords({ shippingFee, freeFrom }: Charges): string {
  if (shippingFee === 0) return "Free shipping";
  const fee = `Shipping ${formatMoney(shippingFee)} an order`;
  return freeFrom === 0 ? fee : `${fee}, free from ${formatMoney(freeFrom)}`;
}

export function taxInWords({ taxPercent }: Charges): string {
  return taxPercent === 0
    ? "The price is the full price, tax included"
    : `Checkout adds ${taxPercent}% tax to the price`;
}
