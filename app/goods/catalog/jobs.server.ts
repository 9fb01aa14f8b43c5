import { lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { applyPrices } from "./commands/apply-prices.server.ts";
import { sweepPhotos } from "./commands/sweep-photos.server.ts";
import { PHOTO_FILES } from "./rules/picture-terms.ts";
import { stockWatches } from "./tables/stock-watches.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { productImports } from "./pages/desk/import/product-imports.server.ts";
import { mailLowerPrices } from "./jobs/mail-lower-prices.server.ts";
import { mailStockBack } from "./jobs/mail-stock-back.server.ts";
import { countDemand } from "./commands/count-demand.server.ts";
import { warnOfLowStock } from "./commands/warn-of-low-stock.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "catalog.import-products": { importId: string };
    "catalog.apply-prices": Record<string, never>;
    "catalog.mail-stock-back": { productId: string; variantId: string | null; hasWaited?: boolean };
  }
  interface ShopEvents {
    "stock.back": { productId: string; variantId: string | null };
  }
}

const DAYS_WATCHED = 180;

/** Ends requests that were not fulfilled within half a year. */
export const forgetWatches = task("catalog.forget-watches", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -DAYS_WATCHED);
  await ctx.db.delete(stockWatches).where(lt(stockWatches.createdAt, before));
});

const mailLowStock = task("catalog.mail-low-stock", z.unknown(), async (ctx) => {
  await countDemand(ctx);
  await warnOfLowStock(ctx);
});

/** Runs at the start and end of each planned price. */
export const applyPlannedPrices = task("catalog.apply-prices", z.object({}), applyPrices);

/**
 * A restored backup brings back planned prices without their jobs, so a schedule applies them too.
 */
const catchUpPrices = task("catalog.catch-up-prices", z.unknown(), applyPrices);

/** Applies or reverts a product import; after a restart it continues where it stopped. */
const importProducts = task(
  "catalog.import-products",
  z.object({ importId: z.uuid() }),
  (ctx, { importId }) => carryOut(ctx, productImports, importId),
);

export function catalogJobs(files: Files) {
  const sweep = task("catalog.sweep-photos", z.unknown(), (ctx) =>
    sweepPhotos(ctx, files.area(PHOTO_FILES)),
  );
  return moduleJobs({
    tasks: [applyPlannedPrices, importProducts, mailStockBack],
    listeners: { "stock.back": [mailStockBack] },
    schedule: [
      { task: forgetWatches, match: "10 19 * * *" },
      { task: sweep, match: "50 19 * * *" },
      { task: mailLowStock, match: "*/10 * * * *" },
      { task: catchUpPrices, match: "*/5 * * * *" },
      { task: mailLowerPrices, match: "*/10 * * * *" },
    ],
  });
}
