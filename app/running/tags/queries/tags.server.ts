import { asc, eq, exists, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { TagTables } from "../tables.server.ts";

const MOST_OFFERED = 300;

export async function tagsOfSeveral(
  db: Db,
  { words, tagged }: TagTables,
  recordIds: readonly string[],
) {
  if (recordIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .select({ recordId: tagged.recordId, name: words.name })
    .from(tagged)
    .innerJoin(words, eq(words.id, tagged.tagId))
    .where(inArray(tagged.recordId, [...recordIds]))
    .orderBy(asc(words.name));
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
  return new Map([...byRecord].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
}

export async function tagsOfOne(db: Db, tables: TagTables, recordId: string): Promise<string[]> {
  return (await tagsOfSeveral(db, tables, [recordId])).get(recordId) ?? [];
}

/** The tags that at least one record has, by name. */
export async function tagsInUse(db: Db, { words, tagged }: TagTables) {
  const used = db.select({ tagId: tagged.tagId }).from(tagged).where(eq(tagged.tagId, words.id));
  return db
    .select({ id: words.id, name: words.name })
    .from(words)
    .where(exists(used))
    .orderBy(asc(words.name))
    .limit(MOST_OFFERED);
}
