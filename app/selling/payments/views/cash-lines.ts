import { areaOf, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import { cashTermsOf, type CashSettings } from "../rules/judge-cash.ts";
import { cashMessages as say } from "../texts/shopper-cash.ts";

/** Longer lists are left to the checkout, which knows the province. */
const MOST_NAMED = 8;

type CashSource = {
  settings: CashSettings;
  /** Null where settings send everywhere alike. */
  areas: AreasToRead;
  /** The names of all provinces. */
  provinces: readonly string[];
};

/** When cash is taken at the door, a sentence a line, as the settings and the areas are now. */
export function cashLines({ settings, areas, provinces }: CashSource): string[] {
  const terms = cashTermsOf(settings);
  const takes = (name: string) => !areas || (areaOf(areas, name)?.cash ?? true);
  const without = provinces.filter((name) => !takes(name));
  const withCash = provinces.filter(takes);
  if (provinces.length > 0 && withCash.length === 0) return [say.nowhere];
  const places =
    without.length <= MOST_NAMED
      ? say.except(without)
      : withCash.length <= MOST_NAMED
        ? say.only(withCash)
        : say.notEverywhere;
  return [
    say.limit(terms.limit),
    ...(without.length > 0 ? [places] : []),
    ...coldLines(terms, areas),
  ];
}

function coldLines({ coldFor, nearDays }: ReturnType<typeof cashTermsOf>, areas: AreasToRead) {
  if (coldFor === "everybody") return [];
  if (coldFor !== "proven_or_near") return [say.cold[coldFor]];
  // Without areas no way is known to be long.
  const hasFar = areas?.some((area) => area.days[1] > nearDays) ?? false;
  return hasFar ? [say.cold.proven_or_near(nearDays)] : [];
}
