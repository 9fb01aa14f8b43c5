import { and, asc, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { applyPrices } from "./commands/apply-prices.server.ts";
import { sweepPhotos } from "./commands/sweep-photos.server.ts";
import { PHOTO_FILES } from "./rules/picture-terms.ts";
import { stockWatches } from "./tables.server.ts";
import { carryOut } from "#app/modules/imports/commands/carry-out/carry-out.server.ts";
import { productImports } from "./admin/import/product-imports.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueShopMail } from "#app/modules/mailing/commands/queue-shop-mail.server.ts";
import { StockBackMail } from "./emails/stock-back.tsx";
import { watchMail as say } from "./texts/mail.ts";
import { countDemand } from "./commands/count-demand.server.ts";
import { warnOfLowStock } from "./commands/warn-of-low-stock.server.ts";
import { findWatched } from "./queries/watched.server.ts";
import { productHref } from "./views/product-href.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "catalog.import-products": { importId: string };
    "catalog.apply-prices": Record<string, never>;
  }
  interface ShopEvents {
    "stock.back": { productId: string; variantId: string | null };
  }
}

const DAYS_WATCHED = 180;

const itemSchema = z.object({ productId: z.string(), variantId: z.string().nullable() });
type Item = z.infer<typeof itemSchema>;

/**
 * Writes to everybody who waits for an item, first come first, if it can still be bought. The mail
 * and the end of the request are one transaction: nobody gets two, and no address stays.
 */
export const mailStockBack = task("catalog.mail-stock-back", itemSchema, async (ctx, item) => {
  const found = await findWatched(ctx.db, item.productId, item.variantId);
  if (!found || found.available <= 0) return;
  const { name, slug, sku } = found;
  const href = `${ctx.links.appUrl}${productHref(slug, sku)}`;
  for (const watch of await waiting(ctx, item)) {
    const stopHref = `${ctx.links.appUrl}/stop-notices/${watch.stopToken}`;
    await inTransaction(ctx, async (tx) => {
      const ended = await tx.db
        .delete(stockWatches)
        .where(eq(stockWatches.id, watch.id))
        .returning({ id: stockWatches.id });
      // They stopped it in the meantime, or another process wrote to them.
      if (ended.length === 0) return;
      await queueShopMail(tx, {
        kind: "stock-back",
        values: { product: name },
        dedupeKey: `stock-back:${watch.id}`,
        to: watch.email,
        subject: say.subject,
        unsubscribeUrl: stopHref,
        template: StockBackMail,
        props: { name, href, stopHref },
      });
    });
  }
});

async function waiting(ctx: JobCtx, { productId, variantId }: Item) {
  return ctx.db
    .select({
      id: stockWatches.id,
      email: stockWatches.email,
      stopToken: stockWatches.stopToken,
    })
    .from(stockWatches)
    .where(
      and(
        eq(stockWatches.productId, productId),
        sql`${stockWatches.variantId} is not distinct from ${variantId}`,
      ),
    )
    .orderBy(asc(stockWatches.createdAt), asc(stockWatches.id));
}

/** Ends requests for what did not come back in half a year. */
export const forgetWatches = task("catalog.forget-watches", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -DAYS_WATCHED);
  await ctx.db.delete(stockWatches).where(lt(stockWatches.createdAt, before));
});

const mailLowStock = task("catalog.mail-low-stock", z.unknown(), async (ctx) => {
  await countDemand(ctx);
  await warnOfLowStock(ctx);
});

/** At each moment for which a price is planned. */
export const applyPlannedPrices = task("catalog.apply-prices", z.object({}), applyPrices);

/** Also by the clock: no job is planned for what a backup brought back. */
const catchUpPrices = task("catalog.catch-up-prices", z.unknown(), applyPrices);

/** Applies or reverts an import of products; begun anew, it goes on where it was. */
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
    tasks: [applyPlannedPrices, importProducts],
    listeners: { "stock.back": [mailStockBack] },
    schedule: [
      { task: forgetWatches, match: "10 19 * * *" },
      { task: sweep, match: "50 19 * * *" },
      { task: mailLowStock, match: "*/10 * * * *" },
      { task: catchUpPrices, match: "*/5 * * * *" },
    ],
  });
}
