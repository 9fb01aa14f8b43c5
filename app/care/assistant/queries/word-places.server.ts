import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SearchTerm } from "../rules/asked-words.ts";
import type { WordPlaces } from "../rules/rank-passages.ts";
import { assistantPassages } from "../tables.server.ts";

type Row = { word: string; position: number; named: boolean };

/** The passages of each word, by its stem and the stems of its synonyms. */
export async function readPlaces(
  db: Db,
  asked: readonly SearchTerm[],
): Promise<ReadonlyMap<string, WordPlaces>> {
  const words = sql.param(asked.map(({ word }) => word));
  const wordings = sql.param(asked.map(({ word, others }) => [word, ...others].join(" or ")));
  const { rows } = await db.execute<Row>(
    sql`with asked as (
        select word, websearch_to_tsquery('english', wording) as query
        from unnest(${words}::text[], ${wordings}::text[]) as asked (word, wording)
      )
      select asked.word, p.position, ts_filter(p.words, '{a}') @@ asked.query as named
      from asked join ${assistantPassages} p on p.words @@ asked.query`,
  );
  const places = new Map(
    asked.map(({ word }) => [word, { found: new Set<number>(), named: new Set<number>() }]),
  );
  for (const { word, position, named } of rows) {
    const into = places.get(word);
    into?.found.add(position);
    if (named) into?.named.add(position);
  }
  return places;
}
