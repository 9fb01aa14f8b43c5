import { z } from "zod";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { remind } from "./commands/remind.server.ts";
import { resumePlan } from "./commands/resume-plan.server.ts";
import { plansToRemind } from "./queries/plans-to-remind.server.ts";
import { plansToResume } from "./queries/plans-to-resume.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "therapy.remind": { planId: string };
    "therapy.resume": { planId: string };
  }
}

const remindOne = task("therapy.remind", z.object({ planId: z.string() }), (ctx, { planId }) =>
  remind(ctx, planId),
);

/** Each plan has its own job, so that one failure does not hold up the others. */
const remindAll = task("therapy.remind-all", z.unknown(), async ({ db, now }) => {
  const planIds = await plansToRemind(db, now);
  await enqueueAll(
    db,
    planIds.map((planId) => ({
      task: "therapy.remind" as const,
      payload: { planId },
      options: { key: `therapy.remind:${planId}` },
    })),
  );
});

const resumeOne = task("therapy.resume", z.object({ planId: z.string() }), (ctx, { planId }) =>
  resumePlan(ctx, planId),
);

const resumeAll = task("therapy.resume-all", z.unknown(), async ({ db, now }) => {
  const planIds = await plansToResume(db, now);
  await enqueueAll(
    db,
    planIds.map((planId) => ({
      task: "therapy.resume" as const,
      payload: { planId },
      options: { key: `therapy.resume:${planId}` },
    })),
  );
});

export const therapyJobs = moduleJobs({
  tasks: [remindOne, resumeOne],
  schedule: [
    { task: remindAll, match: "*/10 * * * *" },
    { task: resumeAll, match: "*/10 * * * *" },
  ],
});
