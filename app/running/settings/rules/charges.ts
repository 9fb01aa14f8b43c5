import { pesos, type Centavos } from "#app/lib/money.ts";
import type { Settings } from "./definitions.ts";

export type Rates = {
  /** `upTo` is in grams, inclusive. */
  steps: readonly { upTo: number; fee: Centavos }[];
  furtherKilo: Centavos;
  freeFrom: Centavos;
};

/** Charges that an order adds to the prices of its lines. */
export type Charges = {
  shippingFee: Centavos;
  /** Shipping is free from this subtotal; 0 means never. */
  freeFrom: Centavos;
  /** Percent of the goods after discounts; 0 while prices include tax. */
  taxPercent: number;
  /** The insulated pack's fee for orders with cold items. Undefined: none is charged or shown. */
  coldPack?: Centavos | undefined;
  /** Rates of the destination's area, or of all while it is unknown. None: one fee for all. */
  byArea?: readonly Rates[];
  /** Grams of a unit without a weight of its own. */
  defaultWeight?: number;
};

export type ChargeSettings = Pick<
  Settings,
  | "shipping_by"
  | "shipping_fee"
  | "shipping_free_from"
  | "cold_pack_fee"
  | "tax_percent"
  | "default_weight"
>;

/** Charges from the settings alone. Rates of areas are added from their records by `chargesTo`. */
export function chargesOf(settings: ChargeSettings): Charges {
  const beside = { taxPercent: settings.tax_percent, coldPack: pesos(settings.cold_pack_fee) };
  if (settings.shipping_by === "free") return { shippingFee: 0, freeFrom: 0, ...beside };
  return {
    shippingFee: pesos(settings.shipping_fee),
    freeFrom: pesos(settings.shipping_free_from),
    ...beside,
    ...(settings.shipping_by === "area" && { byArea: [] }),
  };
}

/** The destination is unknown, so the result of `shippingOf` is a minimum. */
export function isFrom({ byArea = [] }: Charges): boolean {
  return byArea.length > 1;
}

/** The shipping fee of an order of this weight; the subtotal is before discounts. */
export function shippingOf(charges: Charges, subtotal: Centavos, grams = 0): Centavos {
  const { shippingFee, freeFrom, byArea = [] } = charges;
  if (byArea.length > 0) return Math.min(...byArea.map((rates) => rateOf(rates, subtotal, grams)));
  return isFree(freeFrom, subtotal) ? 0 : shippingFee;
}

function rateOf({ steps, furtherKilo, freeFrom }: Rates, subtotal: Centavos, grams: number) {
  if (isFree(freeFrom, subtotal)) return 0;
  const step = steps.find(({ upTo }) => grams <= upTo);
  if (step) return step.fee;
  const { upTo, fee } = steps.at(-1) ?? { upTo: 0, fee: 0 };
  return fee + Math.ceil((grams - upTo) / 1_000) * furtherKilo;
}

const isFree = (freeFrom: Centavos, subtotal: Centavos) => freeFrom > 0 && subtotal >= freeFrom;

/** The tax on goods after discounts, rounded to the centavo. */
export function taxOf({ taxPercent }: Charges, taxed: Centavos): Centavos {
  return Math.round((taxed * taxPercent) / 100);
}
