import { and, eq, lt, ne } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { KEPT_DAYS, OPEN_DAYS } from "./rules/proposal-terms.ts";
import { apiWrites, proposals } from "./tables.server.ts";

/** A program that repeats a request does so within minutes. */
export const clearWrites = task("api.clear-writes", z.unknown(), async ({ db, now }) => {
  await db.delete(apiWrites).where(lt(apiWrites.at, addDays(now, -1)));
});

export const clearProposals = task("api.clear-proposals", z.unknown(), async ({ db, now }) => {
  const { askedAt, decidedAt, state } = proposals;
  await db
    .update(proposals)
    .set({ state: "expired", decidedAt: now })
    .where(and(eq(state, "open"), lt(askedAt, addDays(now, -OPEN_DAYS))));
  await db.delete(proposals).where(and(ne(state, "open"), lt(decidedAt, addDays(now, -KEPT_DAYS))));
});

export const apiJobs = moduleJobs({
  schedule: [
    { task: clearWrites, match: "37 * * * *" },
    { task: clearProposals, match: "47 * * * *" },
  ],
});
