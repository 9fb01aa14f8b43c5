import { and, asc, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/database/db.server.ts";
import { closestWord } from "../rules/closest-word.ts";
import type { FoundPlace } from "../views/show-place.ts";
import { readQuery, wordCondition, type PlaceQuery } from "../rules/read-query.ts";
import { placeWords, places } from "../tables.server.ts";

export const MOST_FOUND = 8;
/** Leaves room for barangays below cities with the same name. */
const MOST_CITIES = 5;
/** Shorter words are not corrected, because a single slip turns them into any other short word. */
const SHORTEST_MENDED = 4;

const shown = {
  code: places.code,
  kind: places.kind,
  name: places.name,
  city: places.city,
  province: places.province,
  postalCode: places.postalCode,
};

/** The places that the buyer may mean by the typed text: cities first, then barangays. */
export async function searchPlaces(db: Db, text: string): Promise<FoundPlace[]> {
  const query = readQuery(text);
  if (!query) return [];
  const found = await find(db, query);
  if (found.length > 0) return found;
  const words = await meantWords(db, query.words);
  return words ? find(db, { key: words.join(""), words }) : [];
}

async function find(db: Db, query: PlaceQuery): Promise<FoundPlace[]> {
  const named = await byName(db, query.key);
  if (named.length >= MOST_FOUND) return bestOf(named);
  const known = new Set(named.map((place) => place.code));
  const more = (await byWords(db, query.words)).filter((place) => !known.has(place.code));
  return bestOf([...named, ...more]);
}

/** Cities, districts and provinces above barangays, each in the order in which they were found. */
function bestOf(found: readonly FoundPlace[]): FoundPlace[] {
  const barangays = found.filter(({ kind }) => kind === "barangay");
  const above = found.filter(({ kind }) => kind !== "barangay");
  const room = Math.max(MOST_CITIES, MOST_FOUND - barangays.length);
  return [...above.slice(0, room), ...barangays].slice(0, MOST_FOUND);
}

/**
 * Places whose names begin with the key. Each half reads an index in that index's order, so many
 * matches cost no more than few.
 */
async function byName(db: Db, key: string): Promise<FoundPlace[]> {
  const begins = sql`${places.key} like ${`${key}%`}`;
  const above = db
    .select(shown)
    .from(places)
    .where(and(sql`${places.kind} <> 'barangay'`, begins))
    .orderBy(sql`${places.key} <> ${key}`, asc(places.weight), asc(places.name), asc(places.city))
    .limit(MOST_FOUND);
  const barangays = db
    .select(shown)
    .from(places)
    .where(and(sql`${places.kind} = 'barangay'`, begins))
    .orderBy(sql`${places.key} using ~<~`, asc(places.cityWeight))
    .limit(MOST_FOUND);
  return unionAll(above, barangays);
}

/** Places that match each typed word, in their own name or in their city's name. */
async function byWords(db: Db, words: readonly string[]): Promise<FoundPlace[]> {
  return db
    .select(shown)
    .from(places)
    .where(sql`${places.words} @@ ${wordCondition(words)}::tsquery`)
    .orderBy(asc(places.weight), asc(places.cityWeight), asc(places.name), asc(places.city))
    .limit(MOST_FOUND);
}

/** The typed words with typos corrected; undefined if none can be corrected. */
async function meantWords(db: Db, words: readonly string[]): Promise<string[] | undefined> {
  const unknown = await similarWords(db, words);
  const meant = words.map((word) => {
    const known = unknown.filter(({ typed }) => typed === word);
    return known.length > 0 ? closestWord(word, known) : word;
  });
  const changed = meant.some((word, n) => word !== words[n]);
  return changed && meant.every((word) => word !== undefined) ? meant : undefined;
}

type Similar = { typed: string; word: string; weight: number; uses: number };

/** For each word that no known word begins with: similar known words. */
async function similarWords(db: Db, words: readonly string[]): Promise<Similar[]> {
  const long = words.filter((word) => word.length >= SHORTEST_MENDED);
  const result = await db.execute<Similar>(sql`
    select typed, word, weight, uses from unnest(${sql.param(long)}::text[]) as asked (typed)
    cross join lateral (
      select * from ${placeWords} where word % typed order by similarity(word, typed) desc limit 40
    ) as alike
    where not exists (
      select from ${placeWords} as begun
      where begun.word ~>=~ typed and begun.word ~<~ (typed || '~')
    )`);
  return result.rows;
}
