import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { sumDays } from "./commands/sum-days.server.ts";

const sum = task("reports.sum-days", z.unknown(), sumDays);

export const reportsJobs = moduleJobs({
  schedule: [{ task: sum, match: "*/10 * * * *", priority: 100 }],
});
