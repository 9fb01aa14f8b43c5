import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { adoptGuestOrders } from "./commands/adopt-guest-orders.server.ts";
import { endUnpaidOrder } from "./commands/end-unpaid-order.server.ts";
import { lockOrder } from "./commands/lock-order.server.ts";
import { recountOrders } from "./commands/recount-orders.server.ts";
import { OrderLinkMail } from "./emails/order-link.tsx";
import { OrderPaidMail } from "./emails/order-paid.tsx";
import { OrderPlacedMail } from "./emails/order-placed.tsx";
import { orderMessages as say, trackMessages } from "./messages.ts";
import { findOrder } from "./queries/find-order.server.ts";
import type { OrderWithItems } from "./queries/find-order.server.ts";
import { addressLines } from "./rules/address-lines.ts";
import { isOver } from "./rules/expiry.ts";
import { orders } from "./tables.server.ts";

const ofOrder = z.object({ orderId: z.string() });
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

export const mailOrderPlaced = task("orders.mail-placed", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  await queueMail(ctx, {
    dedupeKey: `order-placed:${orderId}`,
    to: order.email,
    subject: say.placedSubject(order.orderNumber),
    template: OrderPlacedMail,
    props: { ...mailProps(ctx, order), transfer: await mailedTransfer(ctx, order) },
  });
});

export const mailOrderPaid = task("orders.mail-paid", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  await queueMail(ctx, {
    dedupeKey: `order-paid:${orderId}`,
    to: order.email,
    subject: say.paidSubject(order.orderNumber),
    template: OrderPaidMail,
    props: mailProps(ctx, order),
  });
});

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

function mailProps(ctx: JobCtx, order: OrderWithItems) {
  return {
    firstName: order.firstName,
    orderNumber: order.orderNumber,
    receiptUrl: `${ctx.links.appUrl}/order/${order.accessToken}`,
    items: order.items.map(({ productName, quantity, price }) => ({
      productName,
      quantity,
      total: price * quantity,
    })),
    saved:
      order.discountCode === null
        ? null
        : { code: order.discountCode, amount: order.discountTotal },
    total: order.totalAmount,
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
