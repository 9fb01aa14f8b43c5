import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { knownArea } from "#app/goods/delivery/rules/areas.ts";
import type { ColdRefused } from "#app/goods/delivery/rules/judge-cold.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { nameKey } from "#app/running/places/rules/fold-name.ts";
import type { Pricing } from "../rules/price-to.ts";

type DestinationView = {
  pricing: Pricing | undefined;
  provinces: readonly string[];
  /** While the area is unknown. */
  arrives: Arrival | undefined;
  /** One entry per area of `pricing`, in order. */
  byArea:
    | readonly { arrives: Arrival | undefined; coldRefused: ColdRefused | undefined }[]
    | undefined;
};

/** The delivery days to a province, or why cold goods cannot be sent there. */
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
  // Half a name would match the area of all other provinces.
  const isMeant = known !== undefined || areas.length === 1;
  if (!to.coldRefused) return { arrives: to.arrives ?? arrives, coldRefused: undefined };
  if (!isMeant) return { arrives, coldRefused: undefined };
  const refused = { ...to.coldRefused, province: known ?? null };
  return { arrives: undefined, coldRefused: coldRefusedText(refused) };
}
