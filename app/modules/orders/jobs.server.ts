import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { adoptGuestOrders } from "./commands/adopt-guest-orders.server.ts";
import { flagUnconfirmed as flagOrder } from "./commands/flag-unconfirmed.server.ts";
import { mailBuyer } from "./commands/mail-buyer.server.ts";
import { sendConfirmationLink } from "./commands/send-confirmation-link.server.ts";
import { endUnpaidOrder } from "./commands/end-unpaid-order.server.ts";
import { recountOrders } from "./commands/recount-orders.server.ts";
import { OrderLinkMail } from "./emails/order-link.tsx";
import { OrderPaidMail } from "./emails/order-paid.tsx";
import { OrderPlacedMail } from "./emails/order-placed.tsx";
import { orderMessages as say, orderNews as news, trackMessages } from "./messages.ts";
import { findOrder } from "./queries/find-order.server.ts";
import type { OrderWithItems } from "./queries/find-order.server.ts";
import { addressLines } from "./rules/address-lines.ts";
import { awaitsConfirmation } from "./rules/confirmation.ts";
import { mailedLines } from "./rules/mailed-lines.ts";
import { orders } from "./tables.server.ts";

const ofOrder = z.object({ orderId: z.string() });
const ofUser = z.object({ userId: z.string() });

/** Unpaid orders give their units back when their time is over; a paid one is left alone. */
export const expireOrder = task("orders.expire", ofOrder, async (ctx, { orderId }) => {
  await inTransaction(ctx, (tx) => endUnpaidOrder(tx, orderId, "expired"));
});

export const mailOrderPlaced = task("orders.mail-placed", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  const dedupeKey = `order-placed:${orderId}`;
  if (awaitsConfirmation(order)) {
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: false });
    return;
  }
  await queueMail(ctx, {
    dedupeKey,
    to: order.email,
    subject: say.placedSubject(order.orderNumber),
    template: OrderPlacedMail,
    props: mailProps(ctx, order),
  });
});

export const mailOrderPaid = task("orders.mail-paid", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  const dedupeKey = `order-paid:${orderId}`;
  if (wasCollected(order)) {
    const collected = news.collected(order.orderNumber, order.totalAmount);
    await mailBuyer(ctx, ctx.links, order, { dedupeKey, news: collected, withLines: true });
    return;
  }
  await queueMail(ctx, {
    dedupeKey,
    to: order.email,
    subject: say.paidSubject(order.orderNumber),
    template: OrderPaidMail,
    props: mailProps(ctx, order),
  });
});

/** The buyer asked for the link again; each asking is a mail of its own. */
export const mailConfirmation = task(
  "orders.mail-confirmation",
  ofOrder.extend({ askId: z.string() }),
  async (ctx, { orderId, askId }) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || !awaitsConfirmation(order)) return;
    const dedupeKey = `order-confirm:${orderId}:${askId}`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: false });
  },
);

export const remindConfirmation = task(
  "orders.remind-confirmation",
  ofOrder,
  async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || !awaitsConfirmation(order)) return;
    const dedupeKey = `order-confirm:${orderId}:reminder`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: true });
  },
);

export const flagUnconfirmed = task("orders.flag-unconfirmed", ofOrder, (ctx, { orderId }) =>
  flagOrder(ctx, orderId),
);

export const mailOrderConfirmed = task(
  "orders.mail-confirmed",
  ofOrder,
  async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || order.status === "cancelled") return;
    const confirmed = news.confirmed(order.orderNumber, order.totalAmount);
    const dedupeKey = `order-confirmed:${orderId}`;
    await mailBuyer(ctx, ctx.links, order, { dedupeKey, news: confirmed, withLines: true });
  },
);

export const countOrders = task("orders.count", ofOrder, async (ctx, { orderId }) => {
  const [order] = await ctx.db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const customerId = order?.customerId;
  if (customerId) await inTransaction(ctx, (tx) => recountOrders(tx, customerId));
});

/** What a guest ordered becomes the account's, once its address is known to be hers. */
export const joinGuestOrders = task("orders.join", ofUser, async (ctx, { userId }) => {
  await inTransaction(ctx, (tx) => adoptGuestOrders(tx, userId));
});

/** Paid at the door, and not by a code that left nothing to pay. */
function wasCollected({ paymentMethod, totalAmount }: OrderWithItems): boolean {
  return paymentMethod === "cod" && totalAmount > 0;
}

function mailProps(ctx: JobCtx, order: OrderWithItems) {
  return {
    ...mailedLines(order),
    firstName: order.firstName,
    orderNumber: order.orderNumber,
    receiptUrl: `${ctx.links.appUrl}/order/${order.accessToken}`,
    address: addressLines(order).join(", "),
    expiresAt: order.expiresAt?.toISOString() ?? null,
  };
}

const ofLink = z.object({ orderNumber: z.string(), email: z.string() });

/** To the address the order was placed with; at most one an hour, however often it is asked for. */
export const mailOrderLink = task("orders.mail-link", ofLink, async (ctx, asked) => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(
      and(eq(orders.orderNumber, asked.orderNumber), eq(sql`lower(${orders.email})`, asked.email)),
    );
  if (!order) return;
  await queueMail(ctx, {
    dedupeKey: `order-link:${order.id}:${ctx.now.toISOString().slice(0, 13)}`,
    to: order.email,
    subject: trackMessages.mailSubject(order.orderNumber),
    template: OrderLinkMail,
    props: {
      firstName: order.firstName,
      orderNumber: order.orderNumber,
      receiptUrl: `${ctx.links.appUrl}/order/${order.accessToken}`,
    },
  });
});
