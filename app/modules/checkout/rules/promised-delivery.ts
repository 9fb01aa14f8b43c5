import { weightOf, type PricedLine } from "#app/modules/cart/rules/price-cart.ts";
import { deliveryOf, type Delivery } from "#app/modules/catalog/rules/delivery-promise.ts";
import { areaOf, chargesTo, type AreasToRead } from "#app/modules/delivery/rules/areas.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";

type Read = {
  lines: readonly (PricedLine & { needsCold?: boolean })[];
  settings: Settings;
  areas: AreasToRead;
  place: { province: string | null };
};

/** What an order is promised, with the area and the weight that its fee went by. */
export function promisedDelivery({ lines, settings, areas, place }: Read): Delivery {
  const area = areas && place.province ? areaOf(areas, place.province) : undefined;
  const charges = chargesTo(settings, areas, place.province);
  const weight = weightOf(lines, { ...charges, defaultWeight: settings.default_weight });
  return deliveryOf(settings, {
    cold: lines.some(({ needsCold }) => needsCold),
    travels: area?.days,
    parcel: { area: area?.name ?? null, weight },
  });
}
