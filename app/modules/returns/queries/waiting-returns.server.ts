import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { returns } from "../tables.server.ts";

type Waiting = { count: number; oldest: Date | null };

/** What waits for a decision, and what has come and waits to be inspected, each since when. */
export async function waitingReturns(db: Db): Promise<{ decide: Waiting; inspect: Waiting }> {
  const { rows } = await db.execute<{ what: string; count: number; oldest: string | null }>(sql`
    select 'decide' as what, count(*)::int as count, min(asked_at)::text as oldest
      from ${returns} where state = 'asked'
    union all select 'inspect', count(*)::int, min(received_at)::text
      from ${returns} where state = 'received'`);
  const of = (what: string): Waiting => {
    const row = rows.find((each) => each.what === what);
    return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
  };
  return { decide: of("decide"), inspect: of("inspect") };
}
