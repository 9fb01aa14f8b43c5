import type { Centavos } from "#app/lib/money.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { chargesTo, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import type { ChargeSettings } from "#app/running/settings/rules/charges.ts";

/** Everything that the price depends on besides the destination. It is sent to the browser. */
export type Pricing = {
  lines: readonly PricedLine[];
  saving: Centavos;
  settings: ChargeSettings;
  areas: AreasToRead;
};

/** The price of a cart sent to a province, or the lower limit while none is typed. */
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

/** The settings that charges depend on. */
export function chargeSettings(settings: ChargeSettings): ChargeSettings {
  const { shipping_by, shipping_fee, shipping_free_from } = settings;
  const { cold_pack_fee, tax_percent, default_weight } = settings;
  const shipping = { shipping_by, shipping_fee, shipping_free_from };
  return { ...shipping, cold_pack_fee, tax_percent, default_weight };
}
