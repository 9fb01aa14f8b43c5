import { pesos, type Centavos } from "#app/lib/money.ts";
import type { Settings } from "./definitions.ts";

/** What a parcel costs by its weight, in steps from light to heavy. */
export type Rates = {
  /** `upTo` is in grams, the last one included. */
  steps: readonly { upTo: number; fee: Centavos }[];
  /** For each further kilogram that was begun. */
  furtherKilo: Centavos;
  freeFrom: Centavos;
};

/** What comes on top of the lines of an order. */
export type Charges = {
  shippingFee: Centavos;
  /** From this subtotal on shipping is free; 0 says that no order is large enough. */
  freeFrom: Centavos;
  /** Of the goods after a saving; 0 where prices include it. */
  taxPercent: number;
  /** For the insulated pack of an order with something cold; none is charged, or shown, without it. */
  coldPack?: Centavos | undefined;
  /** Of the area it goes to; of every area while that is not known. None: one fee for all. */
  byArea?: readonly Rates[];
  /** In grams, of a unit that has none of its own. */
  defaultWeight?: number;
};

/** What decides on charges. */
export type ChargeSettings = Pick<
  Settings,
  | "shipping_by"
  | "shipping_fee"
  | "shipping_free_from"
  | "cold_pack_fee"
  | "tax_percent"
  | "default_weight"
>;

/** As far as settings say it: the rates of areas come from their records (`chargesTo`). */
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

/** Where an order goes is not known, and shipping is at least what `shippingOf` says. */
export function isFrom({ byArea = [] }: Charges): boolean {
  return byArea.length > 1;
}

/** Of an order of so many grams, whose goods cost this much before a saving. */
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

/** Of goods after a saving, to the centavo. */
export function taxOf({ taxPercent }: Charges, taxed: Centavos): Centavos {
  return Math.round((taxed * taxPercent) / 100);
}
