import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hoursOf, type AutomationKey, type Delay } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

/**
 * Those who wait for their time, and for nothing else, wait as long as the automation now says; for whom
 * that is over already, it is over now.
 */
export async function moveWaiting(
  { db, now }: Ctx,
  { key, ...delay }: Delay & { key: AutomationKey },
): Promise<void> {
  const { enteredAt, dueAt } = automationRuns;
  const wait = sql`make_interval(hours => ${hoursOf(delay)}::int)`;
  const due = sql`greatest(${enteredAt} + ${wait}, ${sql.param(now, dueAt)}::timestamptz)`;
  await db
    .update(automationRuns)
    .set({ dueAt: due, lookAt: due })
    .where(
      and(
        eq(automationRuns.automation, key),
        isNull(automationRuns.endedAt),
        isNull(automationRuns.waitsFor),
      ),
    );
}
