import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { removeOldReports } from "./commands/remove-old-reports.server.ts";

/** Runs at night in Manila. */
const removeSettled = task("vials.remove-old", z.unknown(), async (ctx) => {
  await removeOldReports(ctx);
});

export const vialsJobs = moduleJobs({ schedule: [{ task: removeSettled, match: "25 20 * * *" }] });
