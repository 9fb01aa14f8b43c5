import { and, asc, eq, isNull } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { recallsOfOrder } from "./queries/recalls-of-order.server.ts";
import { recallBuyers } from "./tables.server.ts";
import { recallNews } from "./texts/mail.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "lot.recalled": { recallId: string };
  }
  interface ShopTasks {
    "recalls.mail": PayloadOf<typeof mailRecall>;
  }
}

/** Mails all buyers who have not answered. Skips a buyer who already got this mailing. */
const mailRecall = task(
  "recalls.mail",
  z.object({ recallId: z.uuid(), sending: z.int() }),
  async (ctx, { recallId, sending }) => {
    const silent = and(eq(recallBuyers.recallId, recallId), isNull(recallBuyers.answeredAt));
    const buyers = await ctx.db
      .select({ orderId: recallBuyers.orderId })
      .from(recallBuyers)
      .where(silent)
      .orderBy(asc(recallBuyers.orderId));
    for (const { orderId } of buyers) {
      const order = await findOrder(ctx.db, orderId);
      const recall = (await recallsOfOrder(ctx.db, orderId)).find(({ id }) => id === recallId);
      if (!order || !recall) continue;
      await inTransaction(ctx, async (tx) => {
        await mailBuyer({ ...tx, links: ctx.links }, order, {
          dedupeKey: `recall:${recallId}:${orderId}:${sending}`,
          news: recallNews({ ...recall, orderNumber: order.orderNumber }),
          href: `${ctx.links.appUrl}${href("/order/:token/recall", { token: orderToken(ctx, order) })}`,
        });
        await tx.db
          .update(recallBuyers)
          .set({ mailedAt: tx.now })
          .where(and(eq(recallBuyers.recallId, recallId), eq(recallBuyers.orderId, orderId)));
      });
    }
  },
);

export const recallsJobs = moduleJobs({
  tasks: [mailRecall],
  listeners: { "lot.recalled": [] },
});
