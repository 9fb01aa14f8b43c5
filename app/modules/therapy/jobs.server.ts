import { z } from "zod";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { remind } from "./commands/remind.server.ts";
import { plansToRemind } from "./queries/plans-to-remind.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "therapy.remind": { planId: string };
  }
}

const remindOne = task("therapy.remind", z.object({ planId: z.string() }), (ctx, { planId }) =>
  remind(ctx, planId),
);

/** One job for each plan: one that fails holds up no other. */
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

export const therapyJobs = moduleJobs({
  tasks: [remindOne],
  schedule: [{ task: remindAll, match: "*/10 * * * *" }],
});
