import { z } from "zod";
import { mailBuyer } from "../commands/mail-buyer.server.ts";
import { mailChange } from "../commands/mail-change.server.ts";
import { mailEnding } from "../commands/mail-ending.server.ts";
import { mailStaff } from "../commands/mail-staff.server.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { paymentNews } from "../texts/mail-payments.ts";
import { shipmentOf } from "../rules/shipment.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

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
