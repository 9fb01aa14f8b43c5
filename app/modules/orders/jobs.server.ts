import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { setOrderCount } from "#app/modules/customers/commands/set-order-count.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { endUnpaidOrder } from "./commands/end-unpaid-order.server.ts";
import { OrderPaidMail } from "./emails/order-paid.tsx";
import { OrderPlacedMail } from "./emails/order-placed.tsx";
import { orderMessages as say } from "./messages.ts";
import { findOrder } from "./queries/find-order.server.ts";
import type { OrderWithItems } from "./queries/find-order.server.ts";
import { orders } from "./tables.server.ts";

const ofOrder = z.object({ orderId: z.string() });

/** Unpaid orders give their units back when their time is over; a paid one is left alone. */
export const expireOrder = task("orders.expire", ofOrder, async (ctx, { orderId }) => {
  await inTransaction(ctx, (tx) => endUnpaidOrder(tx, orderId, "expired"));
});

export const mailOrderPlaced = task("orders.mail-placed", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  await queueMail(ctx, {
    dedupeKey: `order-placed:${orderId}`,
    to: order.email,
    subject: say.placedSubject(order.orderNumber),
    template: OrderPlacedMail,
    props: mailProps(ctx, order),
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

/** Recounts instead of adding one, so a repeated or late event still ends at the truth. */
export const countOrders = task("orders.count", ofOrder, async (ctx, { orderId }) => {
  const [order] = await ctx.db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const customerId = order?.customerId;
  if (!customerId) return;
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`);
    const [counted] = await tx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, customerId),
          inArray(orders.paymentStatus, ["paid", "partially_refunded"]),
          notInArray(orders.status, ["cancelled", "refunded"]),
        ),
      );
    await setOrderCount(tx, customerId, counted?.count ?? 0);
  });
});

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
    address: [order.address, order.city, order.postalCode].filter(Boolean).join(", "),
    expiresAt: order.expiresAt?.toISOString() ?? null,
  };
}
