import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { visitCounts } from "#app/running/visits/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Funnel, FunnelRow } from "../rules/sum-funnel.ts";

/** Visits as a statement reads them; `since` is null when there were none. */
export type CountedVisits = { rows: FunnelRow[]; since: string | null };

/** How far the visits of each day went, and since when visits are counted at all. */
export async function visitsOf(db: Db, days: Days): Promise<Funnel> {
  const { rows } = await db.execute<{ visits: CountedVisits }>(
    sql`select ${visitsIn(days)} as visits`,
  );
  return funnelOf(rows[0]?.visits ?? { rows: [], since: null });
}

/** Without visits, the start of the count is unknown. */
export function funnelOf({ rows, since }: CountedVisits): Funnel {
  return { rows, since: rows.length > 0 ? (since ?? undefined) : undefined };
}

/** The same as part of a statement. */
export const visitsIn = ({ from, to }: Days) => sql<CountedVisits>`(
  select json_build_object(
    'rows', coalesce(json_agg(json_build_object('day', ${visitCounts.day}, 'step', ${visitCounts.step},
      'count', ${visitCounts.count}) order by ${visitCounts.day}), '[]'),
    'since', (select min(first.day) from ${visitCounts} first))
  from ${visitCounts} where ${visitCounts.day} between ${from} and ${to})`;
