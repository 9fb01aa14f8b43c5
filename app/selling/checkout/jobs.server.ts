import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { removeOldCarts as removeCarts } from "./commands/remove-old-carts.server.ts";
import { removeOldPlacements as removePlacements } from "./commands/remove-old-placements.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    /** For a buyer whose email is unconfirmed. `requestId` is the order's id. */
    "newsletter.wanted": { requestId: string; email: string };
  }
}

const removeOldCarts = task("checkout.remove-carts", z.unknown(), async (ctx) => {
  await removeCarts(ctx);
});

const removeOldPlacements = task("checkout.remove-keys", z.unknown(), async (ctx) => {
  await removePlacements(ctx);
});

export const checkoutJobs = moduleJobs({
  schedule: [
    { task: removeOldCarts, match: "20 19 * * *" },
    { task: removeOldPlacements, match: "40 19 * * *" },
  ],
});
