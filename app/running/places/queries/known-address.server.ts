import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { TypedPlace } from "../rules/choose-city.ts";
import { nameKey } from "../rules/fold-name.ts";
import { knownAddressOf, type KnownAddress, type PlacesFound } from "../rules/known-address.ts";
import { places } from "../tables.server.ts";

/** The address with the official names of its places, and its code. */
export async function knownAddress(db: Db, typed: TypedPlace): Promise<KnownAddress> {
  const found = await db.execute<{ places: PlacesFound }>(
    sql`select ${placesFound(placeKeys(typed))} as places`,
  );
  const [row] = found.rows;
  return knownAddressOf(typed, row?.places ?? { cities: [], barangays: [] });
}

/** The keys of the typed names. */
export function placeKeys({ city, barangay }: TypedPlace) {
  return { cityKey: nameKey(city), barangayKey: barangay === null ? null : nameKey(barangay) };
}

type Keys = { cityKey: string | SQLWrapper; barangayKey: string | null | SQLWrapper };

/**
 * The places with the typed names as JSON: cities and districts, and barangays of their provinces.
 * At most a few dozen places share a name.
 */
export function placesFound({ cityKey, barangayKey }: Keys): SQL {
  return sql`(
    with cities as (
      select code, name, city, province from ${places}
      where city_key = ${cityKey} and city is not null
    ), barangays as (
      select code, name, city from ${places}
      where kind = 'barangay' and key = ${barangayKey}
        and left(code, 5) in (select left(code, 5) from cities)
    )
    select json_build_object(
      'cities', (select coalesce(json_agg(cities), '[]') from cities),
      'barangays', (select coalesce(json_agg(barangays), '[]') from barangays)))`;
}
