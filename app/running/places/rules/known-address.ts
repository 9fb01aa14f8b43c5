import { chooseCity, type KnownCity, type TypedPlace } from "./choose-city.ts";
import { codeWithin } from "./read-places.ts";

export type KnownAddress = TypedPlace & {
  /** The code of the barangay, else of the city; null if neither is known. */
  psgcCode: string | null;
};

export type PlacesFound = {
  cities: readonly KnownCity[];
  barangays: readonly { code: string; name: string; city: string | null }[];
};

/**
 * The address with the official names of its places, and its code. Unknown names stay as typed,
 * because a parcel can also reach a sitio that is on no list.
 */
export function knownAddressOf(typed: TypedPlace, found: PlacesFound): KnownAddress {
  const city = chooseCity(typed, found.cities);
  if (!city) return { ...typed, psgcCode: null };
  const within = found.barangays.filter(({ code }) => code.startsWith(codeWithin(city.code)));
  // Two barangays of the same name in a city are ambiguous.
  const barangay = within.length === 1 ? within[0] : undefined;
  return {
    province: city.province,
    city: barangay?.city ?? city.city,
    barangay: barangay?.name ?? typed.barangay,
    psgcCode: barangay?.code ?? city.code,
  };
}
