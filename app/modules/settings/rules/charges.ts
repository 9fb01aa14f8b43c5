import { pesos, type Centavos } from "#app/lib/money.ts";
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

/** Of an order whose goods come to this before a saving. */
export function shippingOf({ shippingFee, freeFrom }: Charges, subtotal: Centavos): Centavos {
  return freeFrom > 0 && subtotal >= freeFrom ? 0 : shippingFee;
}

/** Of goods after a saving, to the centavo. */
export function taxOf({ taxPercent }: Charges, taxed: Centavos): Centavos {
  return Math.round((taxed * taxPercent) / 100);
}
