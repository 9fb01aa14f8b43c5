import type { MoneyWay } from "../rules/order-terms.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";

const moneyBack: Record<MoneyWay, string> = {
  as_paid:
    "You get back what you paid, the way you paid it. We write to you when it is on its way; there is nothing you need to do.",
  by_transfer:
    "You get back what you paid: we transfer it to you, and may ask you for your account first. We write to you when it is on its way.",
};

/** Why an order ended, and what happens with its money. */
export const endNews = {
  expired: (number: string): OrderNews => ({
    subject: `Order ${number} was not paid in time`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} was not paid in time, so its items are for sale again. We have received no money for it.`,
      "If you still want them, one button on your order's page puts them back into your cart.",
      "If you paid at the last moment, your payment is not lost: we write to you as soon as we hear of it.",
    ],
    action: "Order again",
  }),
  released: (number: string): OrderNews => ({
    subject: `The items of order ${number} are for sale again`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} is not paid, and we could not reserve its items any longer. Nothing is owed.`,
      "If you have paid already, reply to this mail: your payment is not lost. If you still want the items, the order's page puts them back into your cart.",
    ],
    action: "Order again",
  }),
  lapsed: (number: string): OrderNews => ({
    subject: `Order ${number} was not confirmed in time`,
    title: "Your items are for sale again",
    paragraphs: [
      `order ${number} was not confirmed in time, so its items are for sale again. Nothing is sent, and nothing is owed.`,
      "If you still want them, one button on your order's page puts them back into your cart.",
    ],
    action: "Order again",
  }),
  byBuyer: (number: string, repays: MoneyWay | undefined): OrderNews => ({
    subject: `You cancelled order ${number}`,
    title: "Your order is cancelled",
    paragraphs: [
      `you cancelled order ${number}. Nothing of it will be sent${repays ? "." : ", and nothing is owed."}`,
      ...(repays ? [moneyBack[repays]] : []),
      "If you change your mind, its page puts the items back into your cart. If it was not you, reply to this mail.",
    ],
    action: SEE_ORDER,
  }),
  byStaff: (
    number: string,
    { note, repays }: { note: string | null; repays: MoneyWay | undefined },
  ): OrderNews => ({
    subject: `We had to cancel order ${number}`,
    title: "Your order is cancelled",
    paragraphs: [
      `we had to cancel order ${number}. Nothing of it will be sent.`,
      ...(note === null ? [] : [`Why: ${note}`]),
      repays ? moneyBack[repays] : "Nothing is owed. If you have paid already, reply to this mail.",
    ],
    action: SEE_ORDER,
  }),
  refused: (number: string): OrderNews => ({
    subject: `The parcel of order ${number} came back to us`,
    title: "Your parcel came back to us",
    paragraphs: [
      `the courier could not hand over the parcel of order ${number}, so the order is cancelled. Nothing is owed.`,
      "If this is a mistake, reply to this mail, or put the items back into your cart on the order's page.",
    ],
    action: SEE_ORDER,
  }),
} as const;
