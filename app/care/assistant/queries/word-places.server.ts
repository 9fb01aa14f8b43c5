import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SearchTerm } from "../rules/asked-words.ts";
import type { NameWords } from "../rules/name-words.ts";
import type { WordPlaces } from "../rules/rank-passages.ts";
import { assistantPassages } from "../tables.server.ts";

/** The similarity of a misspelled word and a name; "tirzepatyd" and "tirzepatide" have 0.64. */
const ALIKE = 0.5;
/** Shorter words are alike by chance. */
const SHORTEST_MISSPELT = 6;

type Row =
  | { word: string; position: number; named: boolean; alike: null }
  /** No passage has the word, and a name has one that is spelled nearly so. */
  | { word: string; position: null; named: false; alike: string };

/**
 * The passages of each word, by its stem and the stems of its synonyms. For a long word without
 * any, passages with a similarly spelled name. Names are compared word by word because most share
 * the same few words: comparing whole names took ten times as long.
 */
export async function readPlaces(
  db: Db,
  asked: readonly SearchTerm[],
  names: NameWords,
): Promise<ReadonlyMap<string, WordPlaces>> {
  const words = sql.param(asked.map(({ word }) => word));
  const wordings = sql.param(asked.map(({ word, others }) => [word, ...others].join(" or ")));
  const known = sql.param([...names.keys()]);
  const { rows } = await db.execute<Row>(
    sql`with asked as (
        select word, websearch_to_tsquery('english', wording) as query
        from unnest(${words}::text[], ${wordings}::text[]) as asked (word, wording)
      ), found as (
        select asked.word, p.position, ts_filter(p.words, '{a}') @@ asked.query as named
        from asked join ${assistantPassages} p on p.words @@ asked.query
      )
      select word, position, named, null as alike from found union all
      select asked.word, null, false, name
      from asked, unnest(${known}::text[]) as name
      where length(asked.word) >= ${SHORTEST_MISSPELT}
        and not exists (select from found where found.word = asked.word)
        and word_similarity(asked.word, name) >= ${ALIKE}`,
  );
  const places = new Map(
    asked.map(({ word }) => [word, { found: new Set<number>(), named: new Set<number>() }]),
  );
  for (const { word, position, named, alike } of rows) {
    const into = places.get(word);
    for (const each of alike === null ? [position] : (names.get(alike) ?? [])) {
      into?.found.add(each);
      if (named) into?.named.add(each);
    }
  }
  return places;
}
