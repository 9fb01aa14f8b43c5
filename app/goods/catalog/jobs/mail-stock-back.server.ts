import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { noteSent } from "#app/running/automations/commands/note-sent.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { hoursOf } from "#app/running/automations/rules/automation-terms.ts";
import { hoursLater } from "#app/running/automations/rules/quiet-hours.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { StockBackMail } from "../emails/stock-back.tsx";
import { findWatched } from "../queries/watched.server.ts";
import { stockWatches } from "../tables/stock-watches.server.ts";
import { watchMail as say } from "../texts/mail.ts";
import { productHref } from "../views/product-href.ts";

const itemSchema = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  /** The owner's delay for these mails has passed. */
  hasWaited: z.boolean().optional(),
});
type Item = z.infer<typeof itemSchema>;

/**
 * Mails all watchers of an item, oldest request first, while it can be bought. The mail and the end
 * of the request share one transaction, so no watcher gets two mails. While the owner has these
 * mails off, watchers keep waiting.
 */
export const mailStockBack = task("catalog.mail-stock-back", itemSchema, async (ctx, item) => {
  const automation = await automationOf(ctx.db, "stock_watched");
  if (!automation.isOn) return;
  const hours = hoursOf(automation);
  if (hours > 0 && item.hasWaited !== true) {
    const { productId, variantId } = item;
    const key = `catalog.mail-stock-back:${productId}:${variantId}`;
    const options = { runAt: hoursLater(ctx.now, hours), key };
    return enqueue(ctx.db, "catalog.mail-stock-back", { ...item, hasWaited: true }, options);
  }
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
      // The watcher unsubscribed in the meantime, or another process mailed them.
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
      const { id: cause, email, createdAt: enteredAt } = watch;
      await noteSent(tx, { key: "stock_watched", cause, email, enteredAt });
    });
  }
});

async function waiting(ctx: JobCtx, { productId, variantId }: Item) {
  return ctx.db
    .select({
      id: stockWatches.id,
      email: stockWatches.email,
      createdAt: stockWatches.createdAt,
      stopToken: stockWatches.stopToken,
    })
    .from(stockWatches)
    .where(
      and(
        eq(stockWatches.productId, productId),
        sql`${stockWatches.variantId} is not distinct from ${variantId}`,
        eq(stockWatches.about, "stock"),
      ),
    )
    .orderBy(asc(stockWatches.createdAt), asc(stockWatches.id));
}
