import type { Centavos } from "#app/lib/money.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { chargesTo, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import type { ChargeSettings } from "#app/running/settings/rules/charges.ts";

/** All that the price of a cart depends on besides where it goes; it travels to the browser. */
export type Pricing = {
  lines: readonly PricedLine[];
  saving: Centavos;
  settings: ChargeSettings;
  areas: AreasToRead;
};

/** What it costs to send a cart to a province, or at least while none is typed. */
export function priceTo(
  { lines, saving, settings, areas }: Pricing,
  province: string | undefined,
): CartTotals {
  return priceCart(lines, chargesTo(settings, areas, province?.trim()), saving);
}

export function pricedLine({
  price,
  quantity,
  kind,
  weight = null,
  needsCold = false,
}: PricedLine): PricedLine {
  return { price, quantity, kind, weight, needsCold };
}

/** Of all settings, those that charges are made of. */
export function chargeSettings(settings: ChargeSettings): ChargeSettings {
  const { shipping_by, shipping_fee, shipping_free_from } = settings;
  const { cold_pack_fee, tax_percent, default_weight } = settings;
  const shipping = { shipping_by, shipping_fee, shipping_free_from };
  return { ...shipping, cold_pack_fee, tax_percent, default_weight };
}
