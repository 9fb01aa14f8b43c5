import type { MoneyWay } from "../rules/order-terms.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";

const moneyBack: Record<MoneyWay, string> = {
  as_paid:
    "We’ll refund your payment to your original payment method and email you when it’s on its way. You don’t need to do anything.",
  by_transfer:
    "We’ll refund your payment by bank transfer and email you when it’s on its way. We may ask for your account details first.",
};

/** Mails about the end of an order and its money. */
export const endNews = {
  expired: (number: string): OrderNews => ({
    kind: "order-expired",
    values: { order_number: number },
    subject: `Order ${number} was not paid in time`,
    title: "Your items are no longer reserved",
    paragraphs: [
      `Order ${number} was not paid in time, so its items are no longer reserved. We haven’t received any money for it.`,
      "If you still want them, you can put them back in your cart from the order page.",
      "If you paid at the last moment, your payment isn’t lost. We’ll email you as soon as it reaches us.",
    ],
    action: "Order again",
  }),
  released: (number: string): OrderNews => ({
    kind: "order-released",
    values: { order_number: number },
    subject: `The items in order ${number} are no longer reserved`,
    title: "Your items are no longer reserved",
    paragraphs: [
      `Order ${number} isn’t paid, and we couldn’t reserve its items any longer. You owe nothing.`,
      "If you have already paid, reply to this email. Your payment isn’t lost. If you still want the items, you can put them back in your cart from the order page.",
    ],
    action: "Order again",
  }),
  lapsed: (number: string): OrderNews => ({
    kind: "order-lapsed",
    values: { order_number: number },
    subject: `Order ${number} was not confirmed in time`,
    title: "Your items are no longer reserved",
    paragraphs: [
      `Order ${number} was not confirmed in time, so its items are no longer reserved. Nothing will be sent, and you owe nothing.`,
      "If you still want them, you can put them back in your cart from the order page.",
    ],
    action: "Order again",
  }),
  byBuyer: (number: string, repays: MoneyWay | undefined): OrderNews => ({
    kind: "order-cancelled-by-buyer",
    values: { order_number: number },
    subject: `You canceled order ${number}`,
    title: "Your order is canceled",
    paragraphs: [
      `You canceled order ${number}. Nothing will be sent${repays ? "." : ", and you owe nothing."}`,
      ...(repays ? [moneyBack[repays]] : []),
      "If you change your mind, you can put the items back in your cart from the order page. If this wasn’t you, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  byStaff: (
    number: string,
    { note, repays }: { note: string | null; repays: MoneyWay | undefined },
  ): OrderNews => ({
    kind: "order-cancelled-by-staff",
    values: { order_number: number },
    subject: `We had to cancel order ${number}`,
    title: "Your order is canceled",
    paragraphs: [
      `We had to cancel order ${number}. Nothing will be sent.`,
      ...(note === null ? [] : [`Reason: ${note}`]),
      repays
        ? moneyBack[repays]
        : "You owe nothing. If you have already paid, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  refused: (number: string, repays: MoneyWay | undefined): OrderNews => ({
    kind: "order-refused",
    values: { order_number: number },
    subject: `Your parcel for order ${number} was returned to us`,
    title: "Your parcel was returned to us",
    paragraphs: [
      `The courier couldn’t deliver the parcel for order ${number}, so the order is canceled.${repays ? "" : " You owe nothing."}`,
      ...(repays ? [moneyBack[repays]] : []),
      "If this is a mistake, reply to this email. You can also put the items back in your cart from the order page.",
    ],
    action: SEE_ORDER,
  }),
} as const;
