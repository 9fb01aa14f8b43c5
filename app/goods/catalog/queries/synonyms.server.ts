import { asc } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Synonym } from "../rules/synonym-terms.ts";
import { searchSynonyms } from "../tables.server.ts";

/** Search words with their meanings, alphabetically; for staff. */
export async function allSynonyms(db: Db): Promise<Synonym[]> {
  const { id, typed, means } = searchSynonyms;
  return db.select({ id, typed, means }).from(searchSynonyms).orderBy(asc(typed));
}
