import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";

/** A longer count would be slow; the list then says "1,000+". */
export const MOST_COUNTED = 1_000;

export async function countRows(db: Db, from: SQLWrapper, where: SQL | undefined): Promise<number> {
  const narrowed = where ? sql`where ${where}` : sql``;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (
      select 1 from ${from} ${narrowed} limit ${MOST_COUNTED + 1}) counted`,
  );
  return rows[0]?.count ?? 0;
}
