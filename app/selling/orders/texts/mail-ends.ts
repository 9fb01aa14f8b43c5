import type { MoneyWay } from "../rules/order-terms.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";

const moneyBack: Record<MoneyWay, string> = {
  as_paid:
    "You will get back what you paid, the way you paid. We will email you when it is on its way. There is nothing you need to do.",
  by_transfer:
    "You will get back what you paid by bank transfer. We may ask you for your account details first, and will email you when it is on its way.",
};

/** Mails about the end of an order and its money. */
export const endNews = {
  expired: (number: string): OrderNews => ({
    kind: "order-expired",
    values: { order_number: number },
    subject: `Order ${number} was not paid in time`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} was not paid in time, so its items are for sale again. We have received no money for it.`,
      "If you still want them, you can put them back into your cart on your order’s page.",
      "If you paid at the last moment, your payment is not lost. We will email you as soon as it reaches us.",
    ],
    action: "Order again",
  }),
  released: (number: string): OrderNews => ({
    kind: "order-released",
    values: { order_number: number },
    subject: `The items of order ${number} are for sale again`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} is not paid, and we could not reserve its items any longer. You owe nothing.`,
      "If you have already paid, reply to this email. Your payment is not lost. If you still want the items, you can put them back into your cart on your order’s page.",
    ],
    action: "Order again",
  }),
  lapsed: (number: string): OrderNews => ({
    kind: "order-lapsed",
    values: { order_number: number },
    subject: `Order ${number} was not confirmed in time`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} was not confirmed in time, so its items are for sale again. Nothing will be sent, and you owe nothing.`,
      "If you still want them, you can put them back into your cart on your order’s page.",
    ],
    action: "Order again",
  }),
  byBuyer: (number: string, repays: MoneyWay | undefined): OrderNews => ({
    kind: "order-cancelled-by-buyer",
    values: { order_number: number },
    subject: `You cancelled order ${number}`,
    title: "Your order is cancelled",
    paragraphs: [
      `you cancelled order ${number}. Nothing will be sent${repays ? "." : ", and you owe nothing."}`,
      ...(repays ? [moneyBack[repays]] : []),
      "If you change your mind, you can put the items back into your cart on the order’s page. If this was not you, reply to this email.",
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
    title: "Your order is cancelled",
    paragraphs: [
      `we had to cancel order ${number}. Nothing will be sent.`,
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
    subject: `The parcel of order ${number} came back to us`,
    title: "Your parcel came back to us",
    paragraphs: [
      `the courier could not deliver the parcel of order ${number}, so the order is cancelled.${repays ? "" : " You owe nothing."}`,
      ...(repays ? [moneyBack[repays]] : []),
      "If this is a mistake, reply to this email, or put the items back into your cart on the order’s page.",
    ],
    action: SEE_ORDER,
  }),
} as const;
