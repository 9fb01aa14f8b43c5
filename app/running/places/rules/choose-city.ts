import { foldName, nameKey } from "./fold-name.ts";

/** An address as it was typed; what was left out is null. */
export type TypedPlace = { province: string | null; city: string; barangay: string | null };

export type KnownCity = { code: string; name: string; city: string; province: string };

/** What else a province is called, by its key. */
const PROVINCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ncr: "metromanila",
    nationalcapitalregion: "metromanila",
    northcotabato: "cotabato",
    compostelavalley: "davaodeoro",
    westernsamar: "samar",
  }),
);

/**
 * The city that was meant, of those by the name that was typed. Undefined when that leaves several,
 * or when the province beside it is another: the person who typed it knows better than we do.
 */
export function chooseCity<T extends KnownCity>(
  typed: Pick<TypedPlace, "province" | "city">,
  candidates: readonly T[],
): T | undefined {
  const { province } = typed;
  const there =
    province === null
      ? candidates
      : candidates.filter((city) => provinceKey(city.province) === provinceKey(province));
  const [only, ...others] = there;
  if (others.length === 0) return only;
  const [exact, ...more] = there.filter((city) => foldName(city.city) === foldName(typed.city));
  return more.length === 0 ? exact : undefined;
}

function provinceKey(province: string): string {
  const key = nameKey(province);
  return PROVINCES.get(key) ?? key;
}
