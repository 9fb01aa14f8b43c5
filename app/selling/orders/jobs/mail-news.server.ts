import { z } from "zod";
import { formatDateTime } from "#app/lib/dates.ts";
import { queueStaffMail } from "#app/running/staff/commands/queue-staff-mail.server.ts";
import { OrderNewsMail } from "../emails/order-news.tsx";
import { dueOf, moneyWay } from "../rules/order-terms.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { paymentNews } from "../texts/mail-payments.ts";
import { addressLines } from "../views/address-lines.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

const ofChange = ofOrder.extend({
  changeId: z.string(),
  what: z.enum(["items", "address", "lost", "items-by-staff", "address-by-staff", "difference"]),
  /** Centavos to be refunded, or to be paid for the change. */
  amount: z.number().default(0),
  /** The deadline for paying. */
  until: z.iso.datetime().optional(),
});

/** The buyer or staff changed the order, or will once it is paid, or it was paid too late. */
export const mailOrderChanged = onOrder(
  "orders.mail-changed",
  ofChange,
  async (ctx, order, { changeId, what, amount, until }) => {
    const { orderNumber, totalAmount: total } = order;
    const back = { amount, way: moneyWay(order.paymentMethod) };
    const changed = {
      items: () => news.changedItems(orderNumber, { total, back }),
      address: () => news.changedAddress(orderNumber, addressLines(order).join(", ")),
      lost: () => paymentNews.changeLost(orderNumber, amount),
      "items-by-staff": () => news.itemsByStaff(orderNumber, { total, back }),
      "address-by-staff": () => news.addressByStaff(orderNumber, addressLines(order).join(", ")),
      difference: () =>
        paymentNews.difference(orderNumber, { amount, until: until ? formatDateTime(until) : "" }),
    };
    await mailBuyer(ctx, order, {
      dedupeKey: `order-changed:${changeId}`,
      news: changed[what](),
      withLines: what !== "address" && what !== "address-by-staff",
    });
  },
);

const ofProblem = ofOrder.extend({
  problem: z.enum([
    "items_gone",
    "code_gone",
    "credit_gone",
    "approval_gone",
    "had_ended",
    "paid_twice",
    "mismatch",
  ]),
  gone: z.array(z.string()).default([]),
});

/** Tells the buyer that staff must look at a payment which the shop could not simply accept. */
export const mailPaymentProblem = onOrder(
  "orders.mail-payment-problem",
  ofProblem,
  async (ctx, order, { problem, gone }) => {
    const { orderNumber } = order;
    const total = dueOf(order);
    const problems = {
      items_gone: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "items_gone" }),
      code_gone: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "code_gone" }),
      credit_gone: () =>
        paymentNews.lateForNothing(orderNumber, { total, gone, why: "credit_gone" }),
      approval_gone: () =>
        paymentNews.lateForNothing(orderNumber, { total, gone, why: "approval_gone" }),
      had_ended: () => paymentNews.lateForNothing(orderNumber, { total, gone, why: "had_ended" }),
      paid_twice: () => paymentNews.paidTwice(orderNumber, total),
      mismatch: () => paymentNews.mismatch(orderNumber),
    };
    const dedupeKey = `order-problem:${order.id}:${problem}`;
    await mailBuyer(ctx, order, { dedupeKey, news: problems[problem]() });
  },
);

/**
 * Mails the shop's mailbox and interested staff about an order with a problem, unless the owner
 * turned these mails off.
 */
export const mailFlagged = onOrder(
  "orders.mail-flagged",
  ofOrder.extend({ flagId: z.string(), sentence: z.string() }),
  async (ctx, order, { flagId, sentence }) => {
    const flagged = news.flagged(order.orderNumber, sentence);
    await queueStaffMail(ctx, "orders", {
      kind: flagged.kind,
      values: flagged.values,
      dedupeKey: `order-flagged:${flagId}`,
      subject: flagged.subject,
      template: OrderNewsMail,
      props: {
        news: flagged,
        href: `${ctx.links.appUrl}/admin/orders/${order.id}`,
        firstName: undefined,
        also: undefined,
        lines: undefined,
        footer: news.staffFooter,
      },
    });
  },
);
