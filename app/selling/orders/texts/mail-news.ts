import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { MoneyWay } from "../rules/order-terms.ts";
import type { Shipment } from "../rules/shipment.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";
import { courierName, OTHER } from "../rules/couriers.ts";

const differenceBack: Record<MoneyWay, (amount: string) => string> = {
  as_paid: (amount) =>
    `We’ll automatically refund ${amount} to your original payment method. It can take your bank a few days.`,
  by_transfer: (amount) =>
    `We’ll refund ${amount} by bank transfer. We may ask for your account details first.`,
};

const notYou = "If this wasn’t you, reply to this email right away.";
const notAgreed = "If you didn’t agree to this, reply to this email right away.";

/** One line per product about its storage (`storageLines`). */
export type Storage = readonly string[];

export function carriedBy({ courier, number }: Shipment): string[] {
  return [
    ...(courier === null || courier === OTHER ? [] : [`Courier: ${courierName(courier)}`]),
    ...(number === null ? [] : [`Tracking number: ${number}`]),
  ];
}

export const orderNews = {
  receipt: "View or cancel your order",
  confirm: (number: string, total: Centavos): OrderNews => ({
    kind: "order-confirm",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Please confirm your order ${number}`,
    title: "One more step: confirm your order",
    paragraphs: [
      `Your items are reserved under order ${number}. Confirm the order, and we’ll pack your parcel. You pay the courier ${formatMoney(total)} in cash.`,
      "If you didn’t order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Confirm your order",
  }),
  madeForYou: (
    number: string,
    { total, until }: { total: Centavos; until: string },
  ): OrderNews => ({
    kind: "order-made-for-you",
    values: { order_number: number, amount: formatMoney(total), until },
    subject: `Check and pay for order ${number}`,
    title: "We placed this order for you",
    paragraphs: [
      `As agreed, we placed order ${number} for you. Check the items and the address, then pay ${formatMoney(total)} by ${until} (Manila time). After that, the items are no longer reserved.`,
      "If you didn’t order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Check and pay",
  }),
  remind: (number: string, total: Centavos): OrderNews => ({
    kind: "order-remind",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `Reminder: confirm order ${number}`,
    title: "Do you still want this parcel?",
    paragraphs: [
      `Order ${number} is waiting for your confirmation. Confirm it, and we’ll pack your parcel. You pay the courier ${formatMoney(total)} in cash.`,
      "If you changed your mind, you can cancel on the order page.",
    ],
    action: "Confirm your order",
  }),
  keep: (number: string): OrderNews => ({
    kind: "order-keep",
    values: { order_number: number },
    subject: `Keep the items in order ${number}`,
    title: "Keep your items for 48 hours",
    paragraphs: [
      `Your items are reserved under order ${number}, but only for a short time. Use the button to confirm your email address, and we’ll reserve them for 48 hours from the time you ordered.`,
      "If you didn’t order this, ignore this email. Nothing will be sent, and you owe nothing.",
    ],
    action: "Keep my items",
  }),
  confirmed: (number: string, total: Centavos, when: string): OrderNews => ({
    kind: "order-confirmed",
    values: { order_number: number, amount: formatMoney(total), days: when },
    subject: `Order ${number} is confirmed`,
    title: "Thank you, your order is confirmed",
    paragraphs: [
      `Order ${number} is confirmed. ${when}`,
      `Please have ${formatMoney(total)} in cash ready for the courier.`,
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
      `Order ${number} has shipped. The order page shows when it should arrive.`,
      ...carriedBy(shipment),
      ...(cash === null ? [] : [`Please have ${formatMoney(cash)} in cash ready for the courier.`]),
      ...storage,
    ],
    action: SEE_ORDER,
  }),
  follow: "Track your parcel",
  /** Links to the page where the buyer reports how cold goods arrived. */
  arrived: "Did it arrive cold? Tell us",
  tracking: (number: string, shipment: Shipment): OrderNews => ({
    kind: "order-tracking",
    values: { order_number: number },
    subject: `New tracking details for order ${number}`,
    title: "Your tracking details",
    paragraphs: [
      shipment.number === null
        ? `The tracking number we gave you for order ${number} was wrong. Please don’t use it. The parcel is still on its way to you.`
        : `Here is the correct tracking for order ${number}. Please ignore any earlier number.`,
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
      `Order ${number} was delivered.`,
      ...storage,
      "If you didn’t receive it, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  newLink: (number: string): OrderNews => ({
    kind: "order-new-link",
    values: { order_number: number },
    subject: `A new link to order ${number}`,
    title: "Your order has a new link",
    paragraphs: [
      `We replaced the link to order ${number}. Links in earlier emails no longer work, so please use this one.`,
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
    title: "Your order has changed",
    paragraphs: [
      `You changed the items in order ${number}. The new total is ${formatMoney(total)}.`,
      ...(back.amount > 0 ? [differenceBack[back.way](formatMoney(back.amount))] : []),
      notYou,
    ],
    action: SEE_ORDER,
  }),
  changedAddress: (number: string, address: string): OrderNews => ({
    kind: "order-new-address",
    values: { order_number: number, address },
    subject: `Order ${number} has a new address`,
    title: "Your order has a new address",
    paragraphs: [`You changed the delivery address of order ${number} to: ${address}.`, notYou],
    action: SEE_ORDER,
  }),
  itemsByStaff: (
    number: string,
    { total, back }: { total: Centavos; back: { amount: Centavos; way: MoneyWay } },
  ): OrderNews => ({
    kind: "order-changed-by-staff",
    values: { order_number: number, amount: formatMoney(total) },
    subject: `We changed order ${number}`,
    title: "Your order has changed",
    paragraphs: [
      `As agreed, we changed the items in order ${number}. The new total is ${formatMoney(total)}.`,
      ...(back.amount > 0 ? [differenceBack[back.way](formatMoney(back.amount))] : []),
      notAgreed,
    ],
    action: SEE_ORDER,
  }),
  addressByStaff: (number: string, address: string): OrderNews => ({
    kind: "order-new-address-by-staff",
    values: { order_number: number, address },
    subject: `Order ${number} has a new address`,
    title: "Your order has a new address",
    paragraphs: [`We corrected the delivery address of order ${number} to: ${address}.`, notAgreed],
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
  staffFooter:
    "You’re getting this email because order notifications are on in the shop’s settings.",
} as const;
