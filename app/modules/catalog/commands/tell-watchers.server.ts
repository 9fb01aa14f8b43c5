import { and, asc, eq, sql } from "drizzle-orm";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { StockBackMail } from "../emails/stock-back.tsx";
import { watchMail as say } from "../texts/mail.ts";
import { findWatched } from "../queries/watched.server.ts";
import { productHref } from "../views/product-href.ts";
import { stockWatches } from "../tables.server.ts";

type Item = { productId: string; variantId: string | null };
type Watch = { id: string; email: string; stopToken: string };

/**
 * Writes to everybody who waits for this, if it is still there, first come first. The mail and the
 * end of the request are one: nobody is told twice, and nobody's address stays.
 */
export async function tellWatchers(ctx: JobCtx, item: Item): Promise<void> {
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
      // She stopped it meanwhile, or another process told her.
      if (ended.length === 0) return;
      await queueMail(tx, {
        dedupeKey: `stock-back:${watch.id}`,
        to: watch.email,
        subject: say.subject(name),
        unsubscribeUrl: stopHref,
        template: StockBackMail,
        props: { name, href, stopHref },
      });
    });
  }
}

async function waiting(ctx: JobCtx, { productId, variantId }: Item): Promise<Watch[]> {
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
