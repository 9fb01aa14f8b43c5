import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { sweepReports } from "./commands/sweep-reports.server.ts";
import { REPORT_FILES } from "./rules/report-terms.ts";

/**
 * A file whose row is not written yet is less than a day old, because no transaction takes longer.
 */
export function lotsJobs(files: Files) {
  const sweep = task("lots.sweep-reports", z.unknown(), (ctx) =>
    sweepReports(ctx, files.area(REPORT_FILES), addDays(ctx.now, -1)),
  );
  return moduleJobs({ schedule: [{ task: sweep, match: "55 19 * * *" }] });
}
