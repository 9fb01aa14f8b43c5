import { and, eq, isNull, lt, lte, or } from "drizzle-orm";
import { shopDay, shopMinute } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyPlans } from "../tables.server.ts";

/** Running plans whose hour has passed today and that were not checked since. */
export async function plansToRemind(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: therapyPlans.id })
    .from(therapyPlans)
    .where(
      and(
        eq(therapyPlans.state, "active"),
        lte(therapyPlans.reminderHour, Math.floor(shopMinute(now) / 60)),
        or(isNull(therapyPlans.remindedOn), lt(therapyPlans.remindedOn, shopDay(now))),
      ),
    );
  return rows.map(({ id }) => id);
}
