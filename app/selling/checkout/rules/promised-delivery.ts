import { weightOf, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { deliveryOf, type Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { promiseOf } from "#app/goods/catalog/rules/plan-delivery.ts";
import { chargesTo, knownArea, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

type DeliverySource = {
  lines: readonly (PricedLine & { needsCold?: boolean })[];
  settings: Settings;
  areas: AreasToRead;
  place: { province: string | null };
};

/** The promise for an order placed now, with the area and weight behind its fee. */
export function promisedDelivery(
  { lines, settings, areas, place }: DeliverySource,
  now: Date,
): Delivery {
  const area = knownArea(areas, place.province);
  const charges = chargesTo(settings, areas, place.province);
  const weight = weightOf(lines, { ...charges, defaultWeight: settings.default_weight });
  const delivery = deliveryOf(settings, {
    cold: lines.some(({ needsCold }) => needsCold),
    travels: area?.days,
    coldTerms: area?.cold,
    parcel: { area: area?.name ?? null, weight },
  });
  const isCarried = lines.some(({ kind }) => kind !== "service");
  return { ...delivery, ...(isCarried && promiseOf(now, delivery)) };
}
