import { lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { apiWrites } from "./tables.server.ts";

/** A program that repeats a request does so within minutes. */
export const clearWrites = task("api.clear-writes", z.unknown(), async ({ db, now }) => {
  await db.delete(apiWrites).where(lt(apiWrites.at, addDays(now, -1)));
});

export const apiJobs = moduleJobs({ schedule: [{ task: clearWrites, match: "37 * * * *" }] });
