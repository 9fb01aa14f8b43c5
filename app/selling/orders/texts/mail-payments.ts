import { listWords } from "#app/lib/list-words.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { LatePaymentProblem } from "../rules/order-ends.ts";
import { orderMail, SEE_ORDER, type OrderNews } from "./mail.ts";

const whyNot: Record<LatePaymentProblem, (gone: readonly string[]) => string> = {
  items_gone: (gone) => `By then someone else had bought ${listWords(gone)}.`,
  code_gone: () => "By then its promo code was used up.",
  approval_gone: () => "By then a clinician’s approval for it was used up or had ended.",
  had_ended: () => "So nothing will be sent.",
};

/** Mails about payments: a parcel's cash, and payments that the shop cannot simply accept. */
export const paymentNews = {
  collected: (number: string, total: Centavos): OrderNews => ({
    kind: "order-collected",
    values: { order_number: number, amount: formatMoney(total) },
    subject: orderMail.paid.subject(number),
    title: "We received your payment",
    paragraphs: [
      `we received your payment of ${formatMoney(total)} for order ${number}. Thank you. Nothing is left to pay.`,
      "If something is wrong with the parcel, or it arrived warm, reply to this email.",
    ],
    action: "See your receipt",
  }),
  changeLost: (number: string, amount: Centavos): OrderNews => ({
    kind: "order-change-lost",
    values: { order_number: number, amount: formatMoney(amount) },
    subject: `Your change of order ${number} came too late`,
    title: "Your order stays as it was",
    paragraphs: [
      `you paid ${formatMoney(amount)} more to change order ${number}. By then we were packing it, it was cancelled, or the items were gone. So it stays as it was.`,
      `We refund this ${formatMoney(amount)} automatically, the way you paid. There is nothing you need to do.`,
    ],
    action: SEE_ORDER,
  }),
  difference: (
    number: string,
    { amount, until }: { amount: Centavos; until: string },
  ): OrderNews => ({
    kind: "order-difference",
    values: { order_number: number, amount: formatMoney(amount), until },
    subject: `Pay ${formatMoney(amount)} to change order ${number}`,
    title: "Your change is ready to be paid",
    paragraphs: [
      `as agreed with you, we prepared a change of order ${number}. It costs ${formatMoney(amount)} more.`,
      `Pay it on the page of your order by ${until}, before we start packing. Until then your order stays as it is, and without a payment nothing changes.`,
    ],
    action: "Pay the difference",
  }),
  lateForNothing: (
    number: string,
    { total, gone, why }: { total: Centavos; gone: readonly string[]; why: LatePaymentProblem },
  ): OrderNews => ({
    kind: "order-paid-late",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Your payment for order ${number} came late`,
    title: "We have your money, but not your items",
    paragraphs: [
      `your payment of ${formatMoney(total)} for order ${number} arrived when the order was already cancelled. ${whyNot[why](gone)}`,
      "You will get your money back, and someone on our team is taking care of it. We will email you when it is on its way. There is nothing you need to do.",
    ],
    action: SEE_ORDER,
  }),
  paidTwice: (number: string, total: Centavos): OrderNews => ({
    kind: "order-paid-twice",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `You paid order ${number} twice`,
    title: "One of your payments goes back to you",
    paragraphs: [
      `two payments of ${formatMoney(total)} arrived for order ${number}. One of them goes back to you, and someone on our team is taking care of it.`,
      "We will email you when it is on its way. There is nothing you need to do.",
    ],
    action: SEE_ORDER,
  }),
  mismatch: (number: string): OrderNews => ({
    kind: "order-mismatch",
    values: { order_number: number },
    subject: `Your payment for order ${number} needs a check`,
    title: "We are checking your payment",
    paragraphs: [
      `the payment page reported a different amount for order ${number} than its total. Someone on our team is checking it and will email you.`,
      "Please do not pay again until then.",
    ],
    action: SEE_ORDER,
  }),
} as const;
