import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { bookChecks } from "./tables.server.ts";

/** JSON knows no dates, so the time is a text. */
export type BookCheck = { checkedAt: string; problems: string[] };

/** The newest result as JSON, or null before the first; part of a statement. */
export const lastCheck = sql<BookCheck | null>`(select json_build_object(
  'checkedAt', ${bookChecks.checkedAt}, 'problems', ${bookChecks.problems}) from ${bookChecks})`;

/** When a worker first knew the job, or null; part of a statement. The library has no public table. */
export const checksSince = sql<string | null>`(select k.known_since
  from graphile_worker._private_known_crontabs k where k.identifier = 'books.check')`;

export async function findLastCheck(db: Db): Promise<BookCheck | null> {
  const { rows } = await db.execute<{ found: BookCheck | null }>(sql`select ${lastCheck} as found`);
  return rows[0]?.found ?? null;
}
