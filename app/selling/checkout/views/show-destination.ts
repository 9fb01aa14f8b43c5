import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { knownArea } from "#app/goods/delivery/rules/areas.ts";
import type { ColdRefused } from "#app/goods/delivery/rules/judge-cold.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { nameKey } from "#app/running/places/rules/fold-name.ts";
import type { Pricing } from "../rules/price-to.ts";

type DestinationView = {
  pricing: Pricing | undefined;
  provinces: readonly string[];
  /** While no area is known. */
  arrives: Arrival | undefined;
  /** To each area of the pricing, in their order. */
  byArea:
    | readonly { arrives: Arrival | undefined; coldRefused: ColdRefused | undefined }[]
    | undefined;
};

/** The days of an order to a province, or why what has to stay cold is not sent there. */
export function showDestination(
  { pricing, provinces, arrives, byArea }: DestinationView,
  province: string | undefined,
) {
  const areas = pricing?.areas ?? [];
  const area = knownArea(areas, province);
  const to = area && byArea?.[areas.indexOf(area)];
  if (!to) return { arrives, coldRefused: undefined };
  const key = nameKey(province ?? "");
  const known = provinces.find((name) => nameKey(name) === key);
  // Half a name would be of the area that has all other provinces.
  const isMeant = known !== undefined || areas.length === 1;
  if (!to.coldRefused) return { arrives: to.arrives ?? arrives, coldRefused: undefined };
  if (!isMeant) return { arrives, coldRefused: undefined };
  const refused = { ...to.coldRefused, province: known ?? null };
  return { arrives: undefined, coldRefused: coldRefusedText(refused) };
}
