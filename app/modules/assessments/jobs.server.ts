import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { removeOldAnonymous } from "./commands/remove-old-anonymous.server.ts";

export const removeAnonymousAssessments = task(
  "assessments.remove-anonymous",
  z.unknown(),
  async (ctx) => {
    await removeOldAnonymous(ctx);
  },
);
