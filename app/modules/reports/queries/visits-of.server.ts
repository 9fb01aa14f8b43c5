import { asc, between, min, sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { visitCounts } from "#app/modules/visits/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Funnel } from "../rules/sum-funnel.ts";

/** How far the visits of each day came, and since when visits are counted at all. */
export async function visitsOf(db: Db, { from, to }: Days): Promise<Funnel> {
  const first = db.select({ day: min(visitCounts.day) }).from(visitCounts);
  const rows = await db
    .select({
      day: visitCounts.day,
      step: visitCounts.step,
      count: visitCounts.count,
      since: sql<string>`(${first})`,
    })
    .from(visitCounts)
    .where(between(visitCounts.day, from, to))
    .orderBy(asc(visitCounts.day));
  return {
    rows: rows.map(({ day, step, count }) => ({ day, step, count })),
    since: rows[0]?.since,
  };
}
