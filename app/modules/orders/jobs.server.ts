import { eq } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { setSold } from "#app/modules/catalog/commands/set-sold.server.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import type { DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx, Task } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { adoptGuestOrders } from "./commands/adopt-guest-orders.server.ts";
import { endUnpaidOrder } from "./commands/end-unpaid-order.server.ts";
import { lockOrder } from "./commands/lock-order.server.ts";
import { flagUnconfirmed as flagOrder } from "./commands/flag-unconfirmed.server.ts";
import { forgetGuestReservations } from "./commands/forget-guest-reservations.server.ts";
import { mailBuyer } from "./commands/mail-buyer.server.ts";
import { mailChange } from "./commands/mail-change.server.ts";
import { mailEnding } from "./commands/mail-ending.server.ts";
import { mailNewLink } from "./commands/mail-new-link.server.ts";
import { mailOrderLink } from "./commands/mail-order-link.server.ts";
import { mailPlaced } from "./commands/mail-placed.server.ts";
import { mailStaff } from "./commands/mail-staff.server.ts";
import { tellShipment } from "./commands/tell-shipment.server.ts";
import { recountOrders } from "./commands/recount-orders.server.ts";
import { sendConfirmationLink } from "./commands/send-confirmation-link.server.ts";
import { OrderPaidMail } from "./emails/order-paid.tsx";
import { orderMail } from "./texts/mail.ts";
import { orderNews as news } from "./texts/mail-news.ts";
import { paymentNews } from "./texts/mail-payments.ts";
import { findOrder } from "./queries/find-order.server.ts";
import type { OrderWithItems } from "./queries/find-order.server.ts";
import { mailboxUnproven } from "./queries/guest-reservations.server.ts";
import { replacedAt } from "./queries/replaced-orders.server.ts";
import { addressLines } from "./views/address-lines.ts";
import { soldUnits } from "./queries/sold-units.server.ts";
import type { OrderEnd } from "./rules/order-ends.ts";
import { isOver } from "./rules/expiry.ts";
import { awaitsConfirmation, confirmationState } from "./rules/confirmation.ts";
import { mailedLines } from "./views/mailed-lines.ts";
import { orderUrl } from "./rules/order-link.ts";
import { shipmentOf } from "./rules/shipment.ts";
import { orders } from "./tables.server.ts";

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
    "order.payment-problem": z.input<typeof ofProblem>;
  }
  interface ShopTasks {
    "orders.expire": { orderId: string };
    "orders.count": { orderId: string };
    "orders.tell-shipment": { orderId: string; since: string };
    "orders.remind-confirmation": { orderId: string };
    "orders.flag-unconfirmed": { orderId: string };
    "orders.mail-confirmation": { orderId: string; askId: string };
    "orders.mail-new-link": { orderId: string; issue: number };
    "orders.mail-changed": z.input<typeof ofChange>;
    "orders.mail-link": z.input<typeof ofLink>;
  }
}

const ofOrder = z.object({ orderId: z.string() });
const ofUser = z.object({ userId: z.string() });

/** What is done about one order, as it is by now; one that is gone is no reason to try for ever. */
function onOrder<const Name extends string, S extends typeof ofOrder>(
  name: Name,
  schema: S,
  run: (ctx: JobCtx, order: OrderWithItems, payload: z.infer<S>) => Promise<unknown>,
): Task<z.input<S>, Name> {
  return task(name, schema, async (ctx, payload) => {
    const order = await findOrder(ctx.db, payload.orderId);
    if (order) await run(ctx, order, payload);
  });
}

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

export const mailOrderPlaced = onOrder("orders.mail-placed", ofOrder, async (ctx, order) => {
  const dedupeKey = `order-placed:${order.id}`;
  const replaces = await replacedAt(ctx.db, order, order.createdAt);
  if (awaitsConfirmation(order)) {
    return sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: false, replaces });
  }
  const transfer = await mailedTransfer(ctx, order);
  const props = { ...mailProps(ctx, order), transfer, replaces };
  return mailPlaced(ctx, ctx.links, order, { dedupeKey, props });
});

export const mailOrderPaid = onOrder(
  "orders.mail-paid",
  ofOrder.extend({ late: z.boolean().default(false) }),
  async (ctx, order, { late }) => {
    const dedupeKey = `order-paid:${order.id}`;
    if (wasCollected(order)) {
      const collected = paymentNews.collected(order.orderNumber, order.totalAmount);
      return mailBuyer(ctx, ctx.links, order, { dedupeKey, news: collected, withLines: true });
    }
    const replaces = late ? await replacedAt(ctx.db, order, order.paidAt) : [];
    return queueMail(ctx, {
      dedupeKey,
      to: order.email,
      subject: orderMail.paid.subject(order.orderNumber),
      template: OrderPaidMail,
      props: { ...mailProps(ctx, order), late, replaces, times: await timesOf(ctx, order) },
    });
  },
);

/** The buyer asked for the link again; each asking is a mail of its own. */
export const mailConfirmation = onOrder(
  "orders.mail-confirmation",
  ofOrder.extend({ askId: z.string() }),
  async (ctx, order, { askId }) => {
    const unproven = await mailboxUnproven(ctx.db, order.id);
    if (confirmationState(order, unproven) !== "open") return;
    const dedupeKey = `order-confirm:${order.id}:${askId}`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: false });
  },
);

export const mailNewOrderLink = onOrder(
  "orders.mail-new-link",
  ofOrder.extend({ issue: z.number() }),
  (ctx, order, { issue }) => mailNewLink(ctx, ctx.links, order, issue),
);

export const remindConfirmation = onOrder(
  "orders.remind-confirmation",
  ofOrder,
  async (ctx, order) => {
    if (!awaitsConfirmation(order)) return;
    const dedupeKey = `order-confirm:${order.id}:reminder`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: true });
  },
);

export const flagUnconfirmed = task("orders.flag-unconfirmed", ofOrder, (ctx, { orderId }) =>
  flagOrder(ctx, orderId),
);

async function timesOf({ db }: JobCtx, { delivery }: OrderWithItems): Promise<DeliveryTimes> {
  return delivery?.times ?? deliveryTimes(await loadSettings(db));
}

export const mailOrderConfirmed = onOrder("orders.mail-confirmed", ofOrder, async (ctx, order) => {
  if (order.status === "cancelled") return;
  const confirmed = news.confirmed(order.orderNumber, order.totalAmount, await timesOf(ctx, order));
  const dedupeKey = `order-confirmed:${order.id}`;
  await mailBuyer(ctx, ctx.links, order, { dedupeKey, news: confirmed, withLines: true });
});

export const tellOfShipment = task(
  "orders.tell-shipment",
  ofOrder.extend({ since: z.iso.datetime() }),
  (ctx, { orderId, since }) => tellShipment(ctx, orderId, new Date(since)),
);

export const mailOrderShipped = onOrder("orders.mail-shipped", ofOrder, (ctx, order) => {
  const { trackingUrl, paymentStatus, totalAmount } = order;
  const cash = paymentStatus === "cod_due" ? totalAmount : null;
  return mailBuyer(ctx, ctx.links, order, {
    dedupeKey: `order-shipped:${order.id}`,
    news: news.shipped(order.orderNumber, { shipment: shipmentOf(order), cash }),
    ...(trackingUrl !== null && { also: { label: news.follow, href: trackingUrl } }),
  });
});

/** Each correction is a mail of its own; it says what is true by the time it is written. */
export const mailTrackingChanged = onOrder(
  "orders.mail-tracking",
  ofOrder.extend({ changeId: z.string() }),
  async (ctx, order, { changeId }) => {
    const { trackingUrl } = order;
    await mailBuyer(ctx, ctx.links, order, {
      dedupeKey: `order-tracking:${order.id}:${changeId}`,
      news: news.tracking(order.orderNumber, shipmentOf(order)),
      ...(trackingUrl !== null && { also: { label: news.follow, href: trackingUrl } }),
    });
  },
);

export const mailOrderDelivered = onOrder("orders.mail-delivered", ofOrder, (ctx, order) =>
  mailBuyer(ctx, ctx.links, order, {
    dedupeKey: `order-delivered:${order.id}`,
    news: news.delivered(order.orderNumber),
  }),
);

export const mailOrderEnded = onOrder(
  "orders.mail-ended",
  // Jobs of an earlier version do not say it.
  ofOrder.extend({ wasPaid: z.boolean().default(false) }),
  (ctx, order, { wasPaid }) => mailEnding(ctx, ctx.links, order, { wasPaid }),
);

const ofChange = ofOrder.extend({
  changeId: z.string(),
  what: z.enum(["items", "address", "lost"]),
  /** Centavos that go back with it. */
  amount: z.number().default(0),
});

/** The buyer changed her order, or paid for a change that could not be made any more. */
export const mailOrderChanged = onOrder("orders.mail-changed", ofChange, (ctx, order, change) =>
  mailChange(ctx, ctx.links, order, change),
);

const ofProblem = ofOrder.extend({
  problem: z.enum(["items_gone", "code_gone", "had_ended", "paid_twice", "mismatch"]),
  gone: z.array(z.string()).default([]),
});

/** Money came that the shop could not simply take: its buyer hears that a person looks at it. */
export const mailPaymentProblem = onOrder(
  "orders.mail-payment-problem",
  ofProblem,
  async (ctx, order, { problem, gone }) => {
    const { orderNumber, totalAmount: total } = order;
    const told = {
      items_gone: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "items_gone" }),
      code_gone: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "code_gone" }),
      had_ended: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "had_ended" }),
      paid_twice: () => paymentNews.paidTwice(orderNumber, total),
      mismatch: () => paymentNews.mismatch(orderNumber),
    };
    const dedupeKey = `order-problem:${order.id}:${problem}`;
    await mailBuyer(ctx, ctx.links, order, { dedupeKey, news: told[problem]() });
  },
);

export const mailFlagged = onOrder(
  "orders.mail-flagged",
  ofOrder.extend({ flagId: z.string(), sentence: z.string() }),
  (ctx, order, flag) => mailStaff(ctx, ctx.links, order, flag),
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

/** The owner's account; the order number is its reference. */
async function mailedTransfer(ctx: JobCtx, order: OrderWithItems) {
  if (order.paymentStatus !== "awaiting_transfer") return undefined;
  const { bank_name, bank_account_name, bank_account_number, ...settings } = await loadSettings(
    ctx.db,
  );
  return {
    bank: bank_name,
    name: bank_account_name,
    number: bank_account_number,
    instructions: settings.bank_instructions.trim(),
  };
}
/** Paid at the door, and not by a code that left nothing to pay. */
function wasCollected({ paymentMethod, totalAmount }: OrderWithItems): boolean {
  return paymentMethod === "cod" && totalAmount > 0;
}
function mailProps(ctx: JobCtx, order: OrderWithItems) {
  return {
    ...mailedLines(order),
    firstName: order.firstName,
    orderNumber: order.orderNumber,
    receiptUrl: orderUrl(ctx, order, ctx.links),
    address: addressLines(order).join(", "),
    expiresAt: order.expiresAt?.toISOString() ?? null,
  };
}

const ofLink = z.object({ orderNumber: z.string(), email: z.string() });

export const mailLostLink = task("orders.mail-link", ofLink, (ctx, asked) =>
  mailOrderLink(ctx, ctx.links, asked),
);

export const ordersJobs = moduleJobs({
  tasks: [
    expireOrder,
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
