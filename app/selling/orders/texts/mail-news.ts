import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { MoneyWay } from "../rules/order-terms.ts";
import type { Shipment } from "../rules/shipment.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";
import { courierName, OTHER } from "../rules/couriers.ts";

const differenceBack: Record<MoneyWay, (amount: string) => string> = {
  as_paid: (amount) =>
    `You will get ${amount} back automatically, the way you paid. It can take your bank a few days.`,
  by_transfer: (amount) =>
    `You will get ${amount} back by bank transfer. We may ask you for your account details first.`,
};

const notYou = "If this was not you, reply to this email right away.";
const notAgreed = "If you did not agree to this, reply to this email right away.";

/** One line per product about its storage (`storageLines`). */
export type Storage = readonly string[];

export function carriedBy({ courier, number }: Shipment): string[] {
  return [
    ...(courier === null || courier === OTHER ? [] : [`Courier: ${courierName(courier)}`]),
    ...(number === null ? [] : [`Tracking number: ${number}`]),
  ];
}

export const orderNews = {
  receipt: "See your order, or cancel it",
  confirm: (number: string, total: Centavos): OrderNews => ({
    kind: "order-confirm",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Please confirm your order ${number}`,
    title: "One more step: confirm your order",
    paragraphs: [
      `your items are reserved under order ${number}. Press the button if you want this parcel. Then we will pack it, and you pay the courier ${formatMoney(total)} in cash.`,
      "If you did not order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Confirm your order",
  }),
  madeForYou: (
    number: string,
    { total, until }: { total: Centavos; until: string },
  ): OrderNews => ({
    kind: "order-made-for-you",
    values: { order_number: number, amount: formatMoney(total), until },
    subject: `Your order ${number}, to check and pay`,
    title: "We made this order for you",
    paragraphs: [
      `as agreed with you, we made order ${number}. Check what is in it and where it goes, then pay ${formatMoney(total)} by ${until} (Manila time). After that its items are for sale again.`,
      "If you did not order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Check and pay",
  }),
  remind: (number: string, total: Centavos): OrderNews => ({
    kind: "order-remind",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Still waiting for you: order ${number}`,
    title: "Do you still want this parcel?",
    paragraphs: [
      `order ${number} is waiting for you to confirm it. Press the button and we will pack it. You pay the courier ${formatMoney(total)} in cash.`,
      "If you changed your mind, you can cancel it on its page.",
    ],
    action: "Confirm your order",
  }),
  keep: (number: string): OrderNews => ({
    kind: "order-keep",
    values: { order_number: number },
    subject: `Keep the items of order ${number}`,
    title: "Keep your items for 48 hours",
    paragraphs: [
      `your items are reserved under order ${number}, but only for a short time. Press the button to show us that this mailbox is yours, and we will reserve them for 48 hours from the time you ordered.`,
      "If you did not order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Keep my items",
  }),
  confirmed: (number: string, total: Centavos, when: string): OrderNews => ({
    kind: "order-confirmed",
    values: { order_number: number, amount: formatMoney(total), days: when },
    subject: `Order ${number} is confirmed`,
    title: "Thank you, we are packing it",
    paragraphs: [
      `order ${number} is confirmed. ${when}`,
      `Please have ${formatMoney(total)} in cash ready when the courier comes.`,
    ],
    action: SEE_ORDER,
  }),
  shipped: (
    number: string,
    { shipment, cash, storage }: { shipment: Shipment; cash: Centavos | null; storage: Storage },
  ): OrderNews => ({
    kind: "order-shipped",
    values: { order_number: number },
    subject: `Order ${number} is on its way`,
    title: "Your parcel is on its way",
    paragraphs: [
      `order ${number} has shipped. Its page shows when it should arrive.`,
      ...carriedBy(shipment),
      ...(cash === null ? [] : [`Please have ${formatMoney(cash)} in cash ready for the courier.`]),
      ...storage,
    ],
    action: SEE_ORDER,
  }),
  follow: "Track the parcel",
  /** Links to the page where the buyer reports how cold goods arrived. */
  arrived: "Did it arrive cold? Report it",
  tracking: (number: string, shipment: Shipment): OrderNews => ({
    kind: "order-tracking",
    values: { order_number: number },
    subject: `New tracking details for order ${number}`,
    title: "How to track your parcel",
    paragraphs: [
      shipment.number === null
        ? `the tracking number we gave you for order ${number} was wrong. Please do not use it. The parcel itself is on its way to you.`
        : `this is the correct tracking for order ${number}. If we gave you another number before, please do not use it.`,
      ...carriedBy(shipment),
    ],
    action: SEE_ORDER,
  }),
  delivered: (number: string, storage: Storage): OrderNews => ({
    kind: "order-delivered",
    values: { order_number: number },
    subject: `Order ${number} was delivered`,
    title: "Your parcel was delivered",
    paragraphs: [
      `order ${number} was delivered.`,
      ...storage,
      "If it did not reach you, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  newLink: (number: string): OrderNews => ({
    kind: "order-new-link",
    values: { order_number: number },
    subject: `A new link to order ${number}`,
    title: "Your order has a new link",
    paragraphs: [
      `we replaced the link to order ${number}. Links in earlier emails no longer work, so please use this one.`,
    ],
    action: SEE_ORDER,
  }),
  changedItems: (
    number: string,
    { total, back }: { total: Centavos; back: { amount: Centavos; way: MoneyWay } },
  ): OrderNews => ({
    kind: "order-changed",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `You changed order ${number}`,
    title: "Your order is changed",
    paragraphs: [
      `you changed what is in order ${number}. It now costs ${formatMoney(total)}.`,
      ...(back.amount > 0 ? [differenceBack[back.way](formatMoney(back.amount))] : []),
      notYou,
    ],
    action: SEE_ORDER,
  }),
  changedAddress: (number: string, address: string): OrderNews => ({
    kind: "order-new-address",
    values: { order_number: number, address },
    subject: `Order ${number} goes to another address`,
    title: "Your order has another address",
    paragraphs: [`you changed where order ${number} goes. It now goes to: ${address}.`, notYou],
    action: SEE_ORDER,
  }),
  itemsByStaff: (
    number: string,
    { total, back }: { total: Centavos; back: { amount: Centavos; way: MoneyWay } },
  ): OrderNews => ({
    kind: "order-changed-by-staff",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `We changed order ${number}`,
    title: "Your order is changed",
    paragraphs: [
      `we changed what is in order ${number}, as agreed with you. It now costs ${formatMoney(total)}.`,
      ...(back.amount > 0 ? [differenceBack[back.way](formatMoney(back.amount))] : []),
      notAgreed,
    ],
    action: SEE_ORDER,
  }),
  addressByStaff: (number: string, address: string): OrderNews => ({
    kind: "order-new-address-by-staff",
    values: { order_number: number, address },
    subject: `Order ${number} goes to another address`,
    title: "Your order has another address",
    paragraphs: [`we corrected where order ${number} goes. It now goes to: ${address}.`, notAgreed],
    action: SEE_ORDER,
  }),
  flagged: (number: string, sentence: string): OrderNews => ({
    kind: "staff-flagged",
    values: { order_number: number },
    subject: `Order ${number} needs attention`,
    title: `Order ${number} needs attention`,
    paragraphs: [sentence],
    action: "Open the order",
  }),
  staffFooter: "You get this because order notifications are on in the settings of the shop.",
} as const;
