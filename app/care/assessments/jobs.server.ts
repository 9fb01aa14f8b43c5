import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { removeOldAnonymous } from "./commands/remove-old-anonymous.server.ts";

const removeAnonymousAssessments = task(
  "assessments.remove-anonymous",
  z.unknown(),
  async (ctx) => {
    await removeOldAnonymous(ctx);
  },
);

export const assessmentsJobs = moduleJobs({
  schedule: [{ task: removeAnonymousAssessments, match: "0 20 * * *" }],
});
