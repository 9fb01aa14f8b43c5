import { areaOf, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import { cashTermsOf, type CashSettings } from "../rules/judge-cash.ts";
import { cashMessages as say } from "../texts/shopper-cash.ts";

/** Checkout knows the province, so longer lists are left to it. */
const MOST_NAMED = 8;

type CashSource = {
  settings: CashSettings;
  /** Null if all provinces have the same charges. */
  areas: AreasToRead;
  provinces: readonly string[];
};

/** Sentences about cash on delivery, by the present settings and areas. */
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
  // Without shipping areas, no destination is known to be far.
  const hasFar = areas?.some((area) => area.days[1] > nearDays) ?? false;
  return hasFar ? [say.cold.proven_or_near(nearDays)] : [];
}
