import { foldName, nameKey } from "./fold-name.ts";

/** A typed address; missing parts are null. */
export type TypedPlace = { province: string | null; city: string; barangay: string | null };

export type KnownCity = { code: string; name: string; city: string; province: string };

/** Other names of provinces, by key. */
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
 * Chooses the city that the buyer meant among cities with the typed name. Undefined if several
 * remain, or if the typed province is another one: the buyer knows better than the list.
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
