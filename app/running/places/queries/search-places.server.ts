import { and, asc, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/database/db.server.ts";
import { closestWord } from "../rules/closest-word.ts";
import type { FoundPlace } from "../views/show-place.ts";
import { readQuery, wordCondition, type PlaceQuery } from "../rules/read-query.ts";
import { placeWords, places } from "../tables.server.ts";

export const MOST_FOUND = 8;
/** Room for barangays below the cities of the same name. */
const MOST_CITIES = 5;
/** Of a shorter word, any other is only a slip away. */
const SHORTEST_MENDED = 4;

const shown = {
  code: places.code,
  kind: places.kind,
  name: places.name,
  city: places.city,
  province: places.province,
  postalCode: places.postalCode,
};

/** The places somebody may mean by what is typed so far: cities first, then barangays. */
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

/** Cities, and what else has cities or is one, above barangays; each in the order they were found. */
function bestOf(found: readonly FoundPlace[]): FoundPlace[] {
  const barangays = found.filter(({ kind }) => kind === "barangay");
  const above = found.filter(({ kind }) => kind !== "barangay");
  const room = Math.max(MOST_CITIES, MOST_FOUND - barangays.length);
  return [...above.slice(0, room), ...barangays].slice(0, MOST_FOUND);
}

/** Whose name begins with it. Both halves read an index in their own order, however many begin so. */
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

/** Which have a word for each that was typed, in their own name or in that of their city. */
async function byWords(db: Db, words: readonly string[]): Promise<FoundPlace[]> {
  return db
    .select(shown)
    .from(places)
    .where(sql`${places.words} @@ ${wordCondition(words)}::tsquery`)
    .orderBy(asc(places.weight), asc(places.cityWeight), asc(places.name), asc(places.city))
    .limit(MOST_FOUND);
}

/** The same words without their slips; undefined when none of them can be mended. */
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

/** For each word that no known one begins with: the known ones that look like it. */
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
