import { dueOf } from "../rules/order-terms.ts";
import { z } from "zod";
import { formatDays } from "#app/goods/catalog/rules/delivery-promise.ts";
import { standingPromise } from "#app/goods/catalog/rules/plan-delivery.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { jobSettings } from "#app/running/settings/queries.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { OrderPaidMail } from "../emails/order-paid.tsx";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { replacedAt } from "../queries/replaced-orders.server.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { paymentNews } from "../texts/mail-payments.ts";
import { leavesText, orderMail, usualTimes } from "../texts/mail.ts";
import { mailedOrder } from "../views/mailed-order.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

export const mailOrderPaid = onOrder(
  "orders.mail-paid",
  ofOrder.extend({ late: z.boolean().default(false) }),
  async (ctx, order, { late }) => {
    const dedupeKey = `order-paid:${order.id}`;
    if (wasCollected(order)) {
      const collected = paymentNews.collected(order.orderNumber, dueOf(order));
      return mailBuyer(ctx, order, { dedupeKey, news: collected, withLines: true });
    }
    const replaces = late ? await replacedAt(ctx.db, order, order.paidAt) : [];
    const when = await whenOf(ctx, order, order.paidAt);
    return queueShopMail(ctx, {
      kind: "order-paid",
      values: { order_number: order.orderNumber, days: when },
      dedupeKey,
      aboutId: order.id,
      to: order.email,
      subject: orderMail.paid.subject(order.orderNumber),
      template: OrderPaidMail,
      props: { ...mailedOrder(ctx, order), late, replaces, when },
    });
  },
);

/**
 * Uses the promised days, or the days that follow from the payment or confirmation. Falls back to
 * the usual times.
 */
async function whenOf(ctx: JobCtx, { delivery }: OrderWithItems, boundAt: Date | null) {
  const standing = delivery && standingPromise(delivery, boundAt);
  if (!standing) return usualTimes(delivery?.times ?? deliveryTimes(await jobSettings(ctx)));
  const { leaves, arrives, why } = standing;
  const text = leavesText(formatDays(leaves), formatDays(arrives));
  return why ? `${text} ${coldWaits[why]}` : text;
}

export const mailOrderConfirmed = onOrder("orders.mail-confirmed", ofOrder, async (ctx, order) => {
  if (order.status === "cancelled") return;
  const confirmed = news.confirmed(
    order.orderNumber,
    dueOf(order),
    await whenOf(ctx, order, ctx.now),
  );
  const dedupeKey = `order-confirmed:${order.id}`;
  await mailBuyer(ctx, order, { dedupeKey, news: confirmed, withLines: true });
});

/** Paid in cash on delivery. An order that a code or credit paid cost nothing at the door. */
function wasCollected(order: OrderWithItems): boolean {
  return order.paymentMethod === "cod" && dueOf(order) > 0;
}
