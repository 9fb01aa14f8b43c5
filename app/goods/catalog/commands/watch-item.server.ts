import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { WatchAbout } from "../rules/watch-terms.ts";
import { watchMessages as say } from "../texts/shopper-watch.ts";
import { findWatched, type WatchedItem } from "../queries/watched.server.ts";
import { stockWatches } from "../tables/stock-watches.server.ts";

/** Limits the requests for one address, and so the mails that a stranger can cause there. */
const PER_ADDRESS = { name: "watch-stock-address", points: 10, seconds: 24 * 60 * 60 };
const MOST_OF_ADDRESS = 20;

/**
 * Records a request for a mail when an item is back or costs less. It returns nothing, so that no
 * one learns which address waits for what: a known request, a full list and an item in stock look
 * the same.
 */
export async function watchItem(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  item: Pick<WatchedItem, "productId" | "variantId">,
  { email, about }: { email: string; about: WatchAbout },
): Promise<void> {
  const { allowed } = await limiter.take(PER_ADDRESS, hashToken(email));
  if (!allowed) return;
  await inTransaction(ctx, async (tx) => {
    // Simultaneous requests of one address must agree on its unsubscribe token.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 2))`);
    const found = await findWatched(tx.db, item.productId, item.variantId);
    if (!found || (about === "stock" && found.available > 0)) return;
    const own = await watchesOf(tx, email);
    if (own.length >= MOST_OF_ADDRESS) return;
    await tx.db
      .insert(stockWatches)
      .values({
        id: tx.ids.newId(),
        productId: item.productId,
        variantId: item.variantId,
        about,
        priceSeen: about === "price" ? found.price : null,
        email,
        wording: say.about[about].wording,
        stopToken: own[0]?.stopToken ?? tx.ids.newToken(),
        createdAt: tx.now,
      })
      .onConflictDoNothing();
  });
}

async function watchesOf(ctx: Ctx, email: string) {
  return ctx.db
    .select({ stopToken: stockWatches.stopToken })
    .from(stockWatches)
    .where(eq(stockWatches.email, email));
}
