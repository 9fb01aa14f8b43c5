import { chooseCity, type KnownCity, type TypedPlace } from "./choose-city.ts";
import { codeWithin } from "./read-places.ts";

export type KnownAddress = TypedPlace & {
  /** Of the barangay, else of the city; null where nothing of it is known. */
  psgcCode: string | null;
};

/** What the list of places has under the names that were typed. */
export type PlacesFound = {
  cities: readonly KnownCity[];
  barangays: readonly { code: string; name: string; city: string | null }[];
};

/**
 * An address with the names its places are known by, and its code. What is not known stays as it
 * was typed: a parcel also finds its way to a sitio that is on no list.
 */
export function knownAddressOf(typed: TypedPlace, found: PlacesFound): KnownAddress {
  const city = chooseCity(typed, found.cities);
  if (!city) return { ...typed, psgcCode: null };
  const within = found.barangays.filter(({ code }) => code.startsWith(codeWithin(city.code)));
  // Two of one name in a city cannot be told apart.
  const barangay = within.length === 1 ? within[0] : undefined;
  return {
    province: city.province,
    city: barangay?.city ?? city.city,
    barangay: barangay?.name ?? typed.barangay,
    psgcCode: barangay?.code ?? city.code,
  };
}
