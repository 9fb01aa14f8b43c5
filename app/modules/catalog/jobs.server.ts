import { lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { tellWatchers } from "./commands/tell-watchers.server.ts";
import { stockWatches } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "stock.back": { productId: string; variantId: string | null };
  }
}

const DAYS_WATCHED = 180;

export const mailStockBack = task(
  "catalog.mail-stock-back",
  z.object({ productId: z.string(), variantId: z.string().nullable() }),
  tellWatchers,
);

/** What did not come back in half a year is not waited for any more. */
export const forgetWatches = task("catalog.forget-watches", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -DAYS_WATCHED);
  await ctx.db.delete(stockWatches).where(lt(stockWatches.createdAt, before));
});

export const catalogJobs = moduleJobs({
  listeners: { "stock.back": [mailStockBack] },
  schedule: [{ task: forgetWatches, match: "10 19 * * *" }],
});
