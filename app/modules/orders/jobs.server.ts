import { eq } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { setSold } from "#app/modules/catalog/commands/set-sold.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import type { PayloadOf } from "#app/platform/jobs/task.server.ts";
import { adoptGuestOrders } from "./commands/adopt-guest-orders.server.ts";
import { endUnpaidOrder } from "./commands/end-unpaid-order.server.ts";
import { lockOrder } from "./commands/lock-order.server.ts";
import { flagUnconfirmed as flagOrder } from "./commands/flag-unconfirmed.server.ts";
import { forgetGuestReservations } from "./commands/forget-guest-reservations.server.ts";
import { tellShipment } from "./commands/tell-shipment.server.ts";
import { recountOrders } from "./commands/recount-orders.server.ts";
import { soldUnits } from "./queries/sold-units.server.ts";
import type { OrderEnd } from "./rules/order-ends.ts";
import { isOver } from "./rules/expiry.ts";
import { orders } from "./tables.server.ts";
import {
  mailConfirmation,
  mailNewOrderLink,
  remindConfirmation,
  mailLostLink,
} from "./jobs/mail-links.server.ts";
import {
  mailOrderShipped,
  mailTrackingChanged,
  mailOrderDelivered,
  mailOrderEnded,
  mailOrderChanged,
  mailPaymentProblem,
  mailFlagged,
} from "./jobs/mail-news.server.ts";
import { mailOrderPlaced, mailOrderPaid, mailOrderConfirmed } from "./jobs/mail-payment.server.ts";
import { ofOrder } from "./jobs/on-order.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "order.placed": { orderId: string };
    "order.confirmed": { orderId: string };
    "order.paid": { orderId: string; late?: boolean };
    "order.processing": { orderId: string };
    "order.shipped": { orderId: string };
    "order.tracking-changed": { orderId: string; changeId: string };
    "order.delivered": { orderId: string };
    "order.completed": { orderId: string };
    "order.cancelled": { orderId: string; why: OrderEnd; wasPaid: boolean };
    "order.refunded": { orderId: string; refundId: string };
    "order.flagged": { orderId: string; flagId: string; sentence: string };
    "order.payment-problem": PayloadOf<typeof mailPaymentProblem>;
  }
  interface ShopTasks {
    "orders.expire": { orderId: string };
    "orders.count": { orderId: string };
    "orders.tell-shipment": { orderId: string; since: string };
    "orders.remind-confirmation": { orderId: string };
    "orders.flag-unconfirmed": { orderId: string };
    "orders.mail-confirmation": { orderId: string; askId: string };
    "orders.mail-new-link": { orderId: string; issue: number };
    "orders.mail-changed": PayloadOf<typeof mailOrderChanged>;
    "orders.mail-link": PayloadOf<typeof mailLostLink>;
  }
}

const ofUser = z.object({ userId: z.string() });

/**
 * Unpaid orders give their units back when their time is over; a paid one is left alone. So is one
 * whose time was moved since: whoever moved it enqueued another job.
 */
export const expireOrder = task("orders.expire", ofOrder, async (ctx, { orderId }) => {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order && isOver(order.expiresAt, tx.now)) await endUnpaidOrder(tx, orderId, "expired");
  });
});

export const flagUnconfirmed = task("orders.flag-unconfirmed", ofOrder, (ctx, { orderId }) =>
  flagOrder(ctx, orderId),
);

export const tellOfShipment = task(
  "orders.tell-shipment",
  ofOrder.extend({ since: z.iso.datetime() }),
  (ctx, { orderId, since }) => tellShipment(ctx, orderId, new Date(since)),
);

/**
 * Popularity is what really sold: units in paid orders of the last 30 days that were kept. Runs by
 * schedule, because sales also leave the window by mere time.
 */
export const refreshPopularity = task("orders.popularity", z.unknown(), async (ctx) => {
  await setSold(ctx, await soldUnits(ctx.db, addDays(ctx.now, -30)));
});

/** What limits on guests counted by goes with the order it was about. */
export const forgetReservations = task("orders.forget-reservations", z.unknown(), (ctx) =>
  forgetGuestReservations(ctx),
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

export const ordersJobs = moduleJobs({
  tasks: [
    countOrders,
    mailLostLink,
    mailConfirmation,
    mailNewOrderLink,
    mailOrderChanged,
    remindConfirmation,
    flagUnconfirmed,
    tellOfShipment,
  ],
  listeners: {
    "customer.confirmed": [joinGuestOrders],
    "customer.signed-in": [joinGuestOrders],
    "order.placed": [mailOrderPlaced],
    "order.confirmed": [mailOrderConfirmed],
    "order.paid": [mailOrderPaid, countOrders],
    "order.cancelled": [mailOrderEnded, countOrders],
    "order.flagged": [mailFlagged],
    "order.payment-problem": [mailPaymentProblem],
    "order.refunded": [countOrders],
    "order.processing": [],
    "order.shipped": [mailOrderShipped],
    "order.tracking-changed": [mailTrackingChanged],
    "order.delivered": [mailOrderDelivered],
    "order.completed": [],
  },
  schedule: [
    { task: refreshPopularity, match: "*/10 * * * *" },
    { task: forgetReservations, match: "7 * * * *" },
  ],
});
