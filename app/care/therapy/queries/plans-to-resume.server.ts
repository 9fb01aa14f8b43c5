import { and, eq, lte } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyPlans } from "../tables.server.ts";

/** Paused plans whose day to resume has arrived. */
export async function plansToResume(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: therapyPlans.id })
    .from(therapyPlans)
    .where(and(eq(therapyPlans.state, "paused"), lte(therapyPlans.pausedUntil, shopDay(now))));
  return rows.map(({ id }) => id);
}
