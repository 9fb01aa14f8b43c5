import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { compareCash } from "./commands/compare-cash.server.ts";

/** Runs after the night's payments. */
const compareNightly = task("remittances.compare", z.unknown(), (ctx) => compareCash(ctx));

export const remittancesJobs = moduleJobs({
  schedule: [{ task: compareNightly, match: "40 19 * * *" }],
});
