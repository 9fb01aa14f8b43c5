import { and, eq, like } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { chooseCity, type TypedPlace } from "../rules/choose-city.ts";
import { nameKey } from "../rules/fold-name.ts";
import { codeWithin } from "../rules/read-places.ts";
import { places } from "../tables.server.ts";

export type KnownAddress = TypedPlace & {
  /** Of the barangay, else of the city; null where nothing of it is known. */
  psgcCode: string | null;
};

/**
 * An address with the names its places are known by, and its code. What is not known stays as it
 * was typed: a parcel also finds its way to a sitio that is on no list.
 */
export async function knownAddress(db: Db, typed: TypedPlace): Promise<KnownAddress> {
  const city = await cityOf(db, typed);
  if (!city) return { ...typed, psgcCode: null };
  const barangay =
    typed.barangay === null ? undefined : await barangayOf(db, city.code, typed.barangay);
  return {
    province: city.province,
    city: barangay?.city ?? city.city,
    barangay: barangay?.name ?? typed.barangay,
    psgcCode: barangay?.code ?? city.code,
  };
}

async function cityOf(db: Db, typed: TypedPlace) {
  const rows = await db
    .select({
      code: places.code,
      name: places.name,
      city: places.city,
      province: places.province,
    })
    .from(places)
    .where(eq(places.cityKey, nameKey(typed.city)));
  const cities = rows.flatMap((row) => (row.city === null ? [] : [{ ...row, city: row.city }]));
  return chooseCity(typed, cities);
}

/** Two of one name in a city are told apart by nobody. */
async function barangayOf(db: Db, cityCode: string, name: string) {
  const [only, ...others] = await db
    .select({ code: places.code, name: places.name, city: places.city })
    .from(places)
    .where(
      and(
        eq(places.kind, "barangay"),
        eq(places.key, nameKey(name)),
        like(places.code, `${codeWithin(cityCode)}%`),
      ),
    )
    .limit(2);
  return others.length === 0 ? only : undefined;
}
