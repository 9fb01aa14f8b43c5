import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { deliverReported } from "./commands/deliver-reported.server.ts";

const deliverSoon = task("couriers.deliver-reported", z.unknown(), (ctx) => deliverReported(ctx));

export const couriersJobs = moduleJobs({
  schedule: [{ task: deliverSoon, match: "*/10 * * * *" }],
});
