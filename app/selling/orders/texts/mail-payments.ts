import { listWords } from "#app/lib/list-words.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { LatePaymentProblem } from "../rules/order-ends.ts";
import { orderMail, SEE_ORDER, type OrderNews } from "./mail.ts";

const whyNot: Record<LatePaymentProblem, (gone: readonly string[]) => string> = {
  items_gone: (gone) => `By then, someone else had bought ${listWords(gone)}.`,
  code_gone: () => "By then, its promo code was used up.",
  credit_gone: () => "By then, its store credit was used for another order.",
  approval_gone: () => "By then, the clinician’s approval for it was used up or had ended.",
  had_ended: () => "Nothing will be sent.",
};

/** Mails about payments: a parcel's cash, and payments that the shop cannot simply accept. */
export const paymentNews = {
  collected: (number: string, total: Centavos): OrderNews => ({
    kind: "order-collected",
    values: { order_number: number, amount: formatMoney(total) },
    subject: orderMail.paid.subject(number),
    title: "We received your payment",
    paragraphs: [
      `We received your payment of ${formatMoney(total)} for order ${number}. Thank you. You owe nothing more.`,
      "If something is wrong with the parcel, or it arrived warm, reply to this email.",
    ],
    action: "View your receipt",
  }),
  changeLost: (number: string, amount: Centavos): OrderNews => ({
    kind: "order-change-lost",
    values: { order_number: number, amount: formatMoney(amount) },
    subject: `Your change to order ${number} was too late`,
    title: "Your order is unchanged",
    paragraphs: [
      `Your ${formatMoney(amount)} payment to change order ${number} arrived too late. By then, we were packing it, it was canceled, or the items were gone.`,
      `We’ll automatically refund ${formatMoney(amount)} to your original payment method. You don’t need to do anything.`,
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
    title: "Your change is ready to pay",
    paragraphs: [
      `As agreed, we prepared a change to order ${number}. It costs ${formatMoney(amount)} more.`,
      `Pay on your order page by ${until}, before we start packing. Your order changes only once you pay.`,
    ],
    action: "Pay the difference",
  }),
  lateForNothing: (
    number: string,
    { total, gone, why }: { total: Centavos; gone: readonly string[]; why: LatePaymentProblem },
  ): OrderNews => ({
    kind: "order-paid-late",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Your payment for order ${number} arrived late`,
    title: "Your payment arrived too late",
    paragraphs: [
      `Your payment of ${formatMoney(total)} for order ${number} arrived after the order was canceled. ${whyNot[why](gone)}`,
      "Our team is arranging your refund and will email you when it’s on its way. You don’t need to do anything.",
    ],
    action: SEE_ORDER,
  }),
  paidTwice: (number: string, total: Centavos): OrderNews => ({
    kind: "order-paid-twice",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `You paid order ${number} twice`,
    title: "We’ll refund one of your payments",
    paragraphs: [
      `We received two payments of ${formatMoney(total)} for order ${number}. Our team is arranging a refund of one of them.`,
      "We’ll email you when it’s on its way. You don’t need to do anything.",
    ],
    action: SEE_ORDER,
  }),
  mismatch: (number: string): OrderNews => ({
    kind: "order-mismatch",
    values: { order_number: number },
    subject: `Your payment for order ${number} needs a check`,
    title: "We’re checking your payment",
    paragraphs: [
      `The payment page reported an amount that differs from the total of order ${number}. Our team is checking it and will email you.`,
      "Please don’t pay again in the meantime.",
    ],
    action: SEE_ORDER,
  }),
} as const;
