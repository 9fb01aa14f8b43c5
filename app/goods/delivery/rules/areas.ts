import { nameKey } from "#app/running/places/rules/fold-name.ts";
import {
  chargesOf,
  type Charges,
  type ChargeSettings,
  type Rates,
} from "#app/running/settings/rules/charges.ts";
import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import type { Days } from "#app/running/settings/rules/delivery-times.ts";

export type Area = Rates & {
  name: string;
  isRest: boolean;
  /** The names of its provinces, as `nameKey` has them. */
  provinces: readonly string[];
  days: Days;
  cold: ColdTerms;
  /** Whether couriers collect cash there. */
  cash: boolean;
};

/** The one area that a province is in; undefined only where there are none. */
export function areaOf<A extends Pick<Area, "isRest" | "provinces">>(
  areas: readonly A[],
  province: string,
): A | undefined {
  const key = nameKey(province);
  return (
    areas.find(({ isRest, provinces }) => !isRest && provinces.includes(key)) ??
    areas.find(({ isRest }) => isRest)
  );
}

/** `areas` are null where settings charge the same everywhere. */
export type AreasToRead = readonly Area[] | null | undefined;

/** The area an order goes to, as far as that is known: where there is one area, it always is. */
export function knownArea(
  areas: AreasToRead,
  province: string | null | undefined,
): Area | undefined {
  if (!areas) return undefined;
  const typed = province?.trim();
  return typed ? areaOf(areas, typed) : areas.length === 1 ? areas[0] : undefined;
}

/**
 * The charges of an order to a province. Until that is known, those of all areas, of which the
 * lowest counts.
 */
export function chargesTo(
  settings: ChargeSettings,
  areas: AreasToRead,
  province: string | null | undefined,
): Charges {
  const charges = chargesOf(settings);
  if (!charges.byArea || !areas) return charges;
  const area = province ? areaOf(areas, province) : undefined;
  const byArea = (area ? [area] : areas).map(({ steps, furtherKilo, freeFrom }) => ({
    steps,
    furtherKilo,
    freeFrom,
  }));
  return { ...charges, byArea, defaultWeight: settings.default_weight };
}
