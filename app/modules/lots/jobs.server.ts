import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { Task } from "#app/platform/jobs/task.server.ts";
import { sweepReports } from "./commands/sweep-reports.server.ts";
import { REPORT_FILES } from "./rules/report-terms.ts";

export const SWEEP_REPORTS = "lots.sweep-reports";

/** A day is longer than any transaction takes whose row may still come. */
export function lotTasks(files: Files): readonly Task[] {
  const sweep = task(SWEEP_REPORTS, z.unknown(), (ctx) =>
    sweepReports(ctx, files.area(REPORT_FILES), addDays(ctx.now, -1)),
  );
  return [sweep];
}
