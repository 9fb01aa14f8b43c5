import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { removeOldCarts as removeCarts } from "./commands/remove-old-carts.server.ts";
import { removeOldPlacements as removePlacements } from "./commands/remove-old-placements.server.ts";

export const removeOldCarts = task("checkout.remove-carts", z.unknown(), async (ctx) => {
  await removeCarts(ctx);
});

export const removeOldPlacements = task("checkout.remove-keys", z.unknown(), async (ctx) => {
  await removePlacements(ctx);
});
