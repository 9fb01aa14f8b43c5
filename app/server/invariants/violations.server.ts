import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";

/** Runs a query whose one column `sentence` names a violation per row. */
export async function violations(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ sentence: string }>(query);
  return rows.map((row) => row.sentence);
}
