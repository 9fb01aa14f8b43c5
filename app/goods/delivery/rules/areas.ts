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
  /** The names of its provinces, in the form of `nameKey`. */
  provinces: readonly string[];
  days: Days;
  cold: ColdTerms;
  cash: boolean;
};

/** The area of a province; undefined only if there are no areas. */
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

/** `areas` are null if the settings charge the same everywhere. */
export type AreasToRead = readonly Area[] | null | undefined;

/** The destination's area, if it is known. A single area always is. */
export function knownArea(
  areas: AreasToRead,
  province: string | null | undefined,
): Area | undefined {
  if (!areas) return undefined;
  const typed = province?.trim();
  return typed ? areaOf(areas, typed) : areas.length === 1 ? areas[0] : undefined;
}

/**
 * The charges of an order to a province. While the province is unknown, they have the rates of all
 * areas, and the lowest applies.
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
