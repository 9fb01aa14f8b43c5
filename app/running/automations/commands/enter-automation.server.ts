import { sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Automation } from "../queries/automations.server.ts";
import { hoursOf, needsConsent } from "../rules/automation-terms.ts";
import { MOST_DAYS_LATE } from "../rules/judge-run.ts";
import { hoursLater } from "../rules/quiet-hours.ts";
import type { Entry, Follower, Look } from "../jobs/follower.server.ts";
import { automationRuns } from "../tables.server.ts";

const BATCH = 500;
const ALWAYS = sql`true`;

/** Adds runs for mailboxes that newly enter an active automation, in batches. */
export async function enterAutomation(
  ctx: Ctx,
  follower: Follower,
  { automation, agrees }: { automation: Automation; agrees: Look["agrees"] },
): Promise<void> {
  const { key, isOn, onSince } = automation;
  if (!isOn || onSince === null) return;
  const hours = hoursOf(automation);
  // Entries that were due before the automation was switched on, or that are too late now, get no
  // run.
  const dueFrom = Math.max(onSince.getTime(), addDays(ctx.now, -MOST_DAYS_LATE).getTime());
  const since = hoursLater(new Date(dueFrom), -hours);
  const look = { since, most: BATCH, agrees: needsConsent(key) ? agrees : () => ALWAYS };
  for (;;) {
    const found = await follower.find(ctx, look);
    if (found.length === 0) return;
    const written = await ctx.db
      .insert(automationRuns)
      .values(found.map((entry) => runOf(ctx, entry)))
      .onConflictDoNothing();
    if (found.length < BATCH || !written.rowCount) return;
  }

  function runOf({ ids }: Ctx, { cause, email, enteredAt }: Entry) {
    const dueAt = hoursLater(enteredAt, hours);
    const own = { automation: key, cause, email: email.toLowerCase(), state: "waiting" } as const;
    return { id: ids.newId(), ...own, enteredAt, dueAt, lookAt: dueAt };
  }
}
