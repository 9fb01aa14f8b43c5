import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { OrderLinkMail } from "../emails/order-link.tsx";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { storedNumbers } from "../queries/stored-numbers.server.ts";
import { awaitsConfirmation, confirmationState } from "../rules/confirmation.ts";
import { orderUrl } from "../rules/order-link.ts";
import { orders } from "../tables.server.ts";
import { orderNews as say } from "../texts/mail-news.ts";
import { orderMail } from "../texts/mail.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";
import { sendConfirmationLink } from "./send-confirmation-link.server.ts";

/** The buyer requested the link again. Each request is a separate mail. */
export const mailConfirmation = onOrder(
  "orders.mail-confirmation",
  ofOrder.extend({ askId: z.string() }),
  async (ctx, order, { askId }) => {
    const unproven = await mailboxUnproven(ctx.db, order.id);
    if (confirmationState(order, unproven) !== "open") return;
    const dedupeKey = `order-confirm:${order.id}:${askId}`;
    await sendConfirmationLink(ctx, order, { dedupeKey, reminder: false });
  },
);

export const remindConfirmation = onOrder(
  "orders.remind-confirmation",
  ofOrder,
  async (ctx, order) => {
    if (!awaitsConfirmation(order)) return;
    const dedupeKey = `order-confirm:${order.id}:reminder`;
    await sendConfirmationLink(ctx, order, { dedupeKey, reminder: true });
  },
);

/** Earlier links are ended. A buyer who must still confirm also gets a link for that. */
export const mailNewOrderLink = onOrder(
  "orders.mail-new-link",
  ofOrder.extend({ issue: z.number() }),
  async (ctx, order, { issue }) => {
    const dedupeKey = `order-link:${order.id}:${issue}`;
    const unproven = await mailboxUnproven(ctx.db, order.id);
    if (confirmationState(order, unproven) === "open") {
      await sendConfirmationLink(ctx, order, { dedupeKey, reminder: false });
    } else {
      await mailBuyer(ctx, order, { dedupeKey, news: say.newLink(order.orderNumber) });
    }
  },
);

/** Sent to the order's address, at most once an hour, however often it is requested. */
export const mailLostLink = task(
  "orders.mail-link",
  z.object({ orderNumber: z.string(), email: z.string() }),
  async (ctx, lost) => {
    const sameEmail = eq(sql`lower(${orders.email})`, lost.email);
    const sameNumber = sql`${orders.orderNumber} = any(${storedNumbers([lost.orderNumber])})`;
    const [order] = await ctx.db.select().from(orders).where(and(sameNumber, sameEmail));
    if (!order) return;
    const { firstName, orderNumber } = order;
    await queueShopMail(ctx, {
      kind: "order-link",
      values: { order_number: orderNumber },
      dedupeKey: `order-link:${order.id}:${order.accessIssue}:${ctx.now.toISOString().slice(0, 13)}`,
      aboutId: order.id,
      to: order.email,
      subject: orderMail.link.subject(orderNumber),
      template: OrderLinkMail,
      props: { firstName, orderNumber, receiptUrl: orderUrl(ctx, order, ctx.links) },
    });
  },
);
