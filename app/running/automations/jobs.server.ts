import { and, asc, gt, isNull, lte, or, eq, lt, inArray } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { moduleJobs, task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { enterAutomation } from "./commands/enter-automation.server.ts";
import { sendRun } from "./commands/send-run/send-run.server.ts";
import type { Follower, Look } from "./jobs/follower.server.ts";
import { listAutomations } from "./queries/automations.server.ts";
import { automationRuns } from "./tables.server.ts";

type Services = { followers: readonly Follower[]; agrees: Look["agrees"] };

const BATCH = 200;
const DAYS_REMEMBERED = 400;

/** Enters new mailboxes, then handles due runs. Each run has its own transaction. */
function runAutomations({ followers, agrees }: Services) {
  return task("automations.run", z.unknown(), async (ctx) => {
    const all = await listAutomations(ctx.db);
    for (const follower of followers) {
      const automation = all.find(({ key }) => key === follower.key);
      if (automation) await enterAutomation(ctx, follower, { automation, agrees });
    }
    const known = new Map(followers.map((follower) => [follower.key, follower]));
    const failures: unknown[] = [];
    let after: Place | undefined;
    do {
      const due = await nextDue(ctx, after);
      for (const { id, automation } of due) {
        const follower = known.get(automation);
        if (!follower) continue;
        // A failed run does not block the others. The job fails after all of them.
        await sendRun(ctx, id, { follower, agrees }).catch((error) => failures.push(error));
      }
      after = due.length < BATCH ? undefined : due.at(-1);
    } while (after);
    if (failures.length > 0) throw failures[0];
  });
}

type Place = { id: string; lookAt: Date };

/** The oldest due runs after those already handled. A run that waits for its limit stays due. */
async function nextDue({ db, now }: JobCtx, after: Place | undefined) {
  const { id, automation, lookAt, endedAt } = automationRuns;
  const later =
    after && or(gt(lookAt, after.lookAt), and(eq(lookAt, after.lookAt), gt(id, after.id)));
  return db
    .select({ id, automation, lookAt })
    .from(automationRuns)
    .where(and(isNull(endedAt), lte(lookAt, now), later))
    .orderBy(asc(lookAt), asc(id))
    .limit(BATCH);
}

/** Nightly in Manila: deletes runs that ended long ago, with their mailboxes. */
export const forgetRuns = task("automations.forget", z.unknown(), async ({ db, now }) => {
  const old = lt(automationRuns.endedAt, addDays(now, -DAYS_REMEMBERED));
  await inBatches(BATCH, async (size) => {
    const ids = db.select({ id: automationRuns.id }).from(automationRuns).where(old).limit(size);
    const gone = await db.delete(automationRuns).where(inArray(automationRuns.id, ids));
    return gone.rowCount ?? 0;
  });
});

export function automationsJobs(services: Services) {
  return moduleJobs({
    schedule: [
      { task: runAutomations(services), match: "*/5 * * * *" },
      { task: forgetRuns, match: "25 19 * * *" },
    ],
  });
}
