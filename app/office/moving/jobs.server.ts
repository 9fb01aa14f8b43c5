import { z } from "zod";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { MOVED } from "./pages/desk/import/moved-nouns.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "moving.import": PayloadOf<typeof carryOutMove>;
  }
}

/** Applies or reverts an import; after a restart it continues where it stopped. */
const carryOutMove = task(
  "moving.import",
  z.object({ noun: z.enum(["customers", "orders", "reviews", "redirects"]), importId: z.uuid() }),
  async (ctx, { noun: name, importId }) => {
    const noun = MOVED.find((one) => one.name === name);
    if (noun) await carryOut(ctx, noun, importId);
  },
);

export const movingJobs = moduleJobs({ tasks: [carryOutMove] });
