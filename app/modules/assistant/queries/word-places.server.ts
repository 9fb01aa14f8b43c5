import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Asked } from "../rules/asked-words.ts";
import type { WordPlaces } from "../rules/rank-passages.ts";
import { assistantPassages, passageNames } from "../tables.server.ts";

/** How alike a misspelt word and a name are; "tirzepatyd" and "tirzepatide" have 0.64. */
const ALIKE = 0.5;
/** Shorter words are alike by chance. */
const SHORTEST_MISSPELT = 6;

/**
 * In which passages each word stands, by its stem and those of what the texts call it. For a long
 * word that none has, those with a name that is spelt nearly so: that compares each of them.
 */
export async function readPlaces(
  db: Db,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, WordPlaces>> {
  const words = sql.param(asked.map(({ word }) => word));
  const wordings = sql.param(asked.map(({ word, others }) => [word, ...others].join(" or ")));
  const { rows } = await db.execute<{ word: string; position: number; named: boolean }>(
    sql`with asked as (
        select word, websearch_to_tsquery('english', wording) as query
        from unnest(${words}::text[], ${wordings}::text[]) as asked (word, wording)
      ), found as (
        select asked.word, p.position, ts_filter(p.words, '{a}') @@ asked.query as named
        from asked join ${assistantPassages} p on p.words @@ asked.query
      )
      select * from found union all
      select asked.word, position, false from asked, ${assistantPassages}
      where length(asked.word) >= ${SHORTEST_MISSPELT}
        and not exists (select from found where found.word = asked.word)
        and word_similarity(asked.word, ${passageNames}) >= ${ALIKE}`,
  );
  const places = new Map(
    asked.map(({ word }) => [word, { found: new Set<number>(), named: new Set<number>() }]),
  );
  for (const { word, position, named } of rows) {
    places.get(word)?.found.add(position);
    if (named) places.get(word)?.named.add(position);
  }
  return places;
}
