import { z } from "zod";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import type { DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { mailBuyer } from "../commands/mail-buyer.server.ts";
import { mailPlaced } from "../commands/mail-placed.server.ts";
import { sendConfirmationLink } from "../commands/send-confirmation-link.server.ts";
import { OrderPaidMail } from "../emails/order-paid.tsx";
import { orderNews as news } from "../texts/mail-news.ts";
import { paymentNews } from "../texts/mail-payments.ts";
import { orderMail } from "../texts/mail.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { replacedAt } from "../queries/replaced-orders.server.ts";
import { addressLines } from "../views/address-lines.ts";
import { awaitsConfirmation } from "../rules/confirmation.ts";
import { mailedLines } from "../views/mailed-lines.ts";
import { orderUrl } from "../rules/order-link.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

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

async function timesOf({ db }: JobCtx, { delivery }: OrderWithItems): Promise<DeliveryTimes> {
  return delivery?.times ?? deliveryTimes(await loadSettings(db));
}

export const mailOrderConfirmed = onOrder("orders.mail-confirmed", ofOrder, async (ctx, order) => {
  if (order.status === "cancelled") return;
  const confirmed = news.confirmed(order.orderNumber, order.totalAmount, await timesOf(ctx, order));
  const dedupeKey = `order-confirmed:${order.id}`;
  await mailBuyer(ctx, ctx.links, order, { dedupeKey, news: confirmed, withLines: true });
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
