import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { noteSent } from "#app/running/automations/commands/note-sent.server.ts";
import {
  automationOf,
  type Automation,
} from "#app/running/automations/queries/automations.server.ts";
import { hoursOf } from "#app/running/automations/rules/automation-terms.ts";
import { hoursLater } from "#app/running/automations/rules/quiet-hours.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { PriceFellMail } from "../emails/price-fell.tsx";
import { findWatched } from "../queries/watched.server.ts";
import { productVariants, products } from "../tables.server.ts";
import { stockWatches } from "../tables/stock-watches.server.ts";
import { priceMail as say } from "../texts/mail.ts";
import { productHref } from "../views/product-href.ts";

const BATCH = 200;
const { about, cheaperSince, id, priceSeen, productId, variantId } = stockWatches;

const COSTS_LESS = sql`(select coalesce(v.price, p.price) from ${products} p
  left join ${productVariants} v on v.id = ${variantId} and v.product_id = p.id
  where p.id = ${productId}) < ${priceSeen}`;

/**
 * Scheduled, because prices change by forms, imports and plans. Mails all watchers whose item costs
 * less than when they asked. While the owner has these mails off, watchers keep waiting.
 */
export const mailLowerPrices = task("catalog.mail-lower-prices", z.unknown(), async (ctx) => {
  const automation = await automationOf(ctx.db, "price_watched");
  if (!automation.isOn) return;
  await notePrices(ctx);
  let after: string | undefined;
  do {
    const due = await nextDue(ctx, automation, after);
    for (const watch of due) await mailOne(ctx, watch);
    after = due.length < BATCH ? undefined : due.at(-1)?.id;
  } while (after !== undefined);
});

/**
 * The delay starts when a run first finds the lower price. It is reset when the price rises again.
 */
async function notePrices({ db, now }: JobCtx): Promise<void> {
  const isPrice = eq(about, "price");
  await db
    .update(stockWatches)
    .set({ cheaperSince: now })
    .where(and(isPrice, isNull(cheaperSince), COSTS_LESS));
  await db
    .update(stockWatches)
    .set({ cheaperSince: null })
    .where(and(isPrice, isNotNull(cheaperSince), sql`not ${COSTS_LESS}`));
}

type Watch = typeof stockWatches.$inferSelect;

/** The order of the ids is that of the requests. A request for a sold-out item stays due. */
async function nextDue({ db, now }: JobCtx, automation: Automation, after: string | undefined) {
  const since = hoursLater(now, -hoursOf(automation));
  return db
    .select()
    .from(stockWatches)
    .where(and(eq(about, "price"), lte(cheaperSince, since), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(BATCH);
}

/** The mail and the end of the request share one transaction, so no watcher gets two mails. */
async function mailOne(ctx: JobCtx, watch: Watch): Promise<void> {
  const found = await findWatched(ctx.db, watch.productId, watch.variantId);
  const { priceSeen: before } = watch;
  if (!found || found.available <= 0 || before === null || found.price >= before) return;
  const { name, slug, sku, price: now } = found;
  const { appUrl } = ctx.links;
  const stopHref = `${appUrl}/stop-notices/${watch.stopToken}`;
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db.delete(stockWatches).where(eq(id, watch.id)).returning({ id });
    // The watcher unsubscribed in the meantime, or another process mailed them.
    if (ended.length === 0) return;
    await queueShopMail(tx, {
      kind: "price-fell",
      values: { product: name },
      dedupeKey: `price-fell:${watch.id}`,
      to: watch.email,
      subject: say.subject,
      unsubscribeUrl: stopHref,
      template: PriceFellMail,
      props: { name, before, now, href: `${appUrl}${productHref(slug, sku)}`, stopHref },
    });
    const { id: cause, email, createdAt: enteredAt } = watch;
    await noteSent(tx, { key: "price_watched", cause, email, enteredAt });
  });
}
