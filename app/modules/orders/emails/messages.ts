import { formatMoney } from "#app/lib/money.ts";
import type { Centavos } from "#app/lib/money.ts";
import { USE_WITHIN_DAYS } from "#app/modules/catalog/rules/storage-terms.ts";
import { inBusinessDays } from "#app/modules/settings/views/shop-words.ts";
import type { DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { orderMessages } from "../messages.ts";
import type { LatePaymentProblem } from "../rules/order-ends.ts";
import type { MoneyWay } from "../rules/order-terms.ts";
import type { Shipment } from "../rules/shipment.ts";

/** What a mail about an order says, below "Hello" and above its button. */
export type OrderNews = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: string;
};

const seeOrder = "See your order";
const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

const whyNot: Record<LatePaymentProblem, (gone: readonly string[]) => string> = {
  items_gone: (gone) => `By then somebody else had bought ${conjunction.format(gone)}.`,
  code_gone: () => "By then its promo code was used up.",
  had_ended: () => "So nothing of it will be sent.",
};

const moneyBack: Record<MoneyWay, string> = {
  as_paid:
    "You get back what you paid, the way you paid it. We write to you when it is on its way; there is nothing you need to do.",
  by_transfer:
    "You get back what you paid: we transfer it to you, and may ask you for your account first. We write to you when it is on its way.",
};

const differenceBack: Record<MoneyWay, (amount: string) => string> = {
  as_paid: (amount) =>
    `${amount} goes back by itself, the way you paid. It can take your bank a few days.`,
  by_transfer: (amount) =>
    `You get ${amount} back: we transfer it to you, and may ask you for your account first.`,
};

const notYou = "If it was not you, reply to this mail at once.";

function carriedBy({ courier, number }: Shipment): string[] {
  return [
    ...(courier === null || courier === "other"
      ? []
      : [`Courier: ${orderMessages.courier[courier]}`]),
    ...(number === null ? [] : [`Tracking number: ${number}`]),
  ];
}

/** What a buyer who has just paid or confirmed can expect. */
export function usual({ ships, travels }: DeliveryTimes): string {
  return `We ship within ${inBusinessDays(ships)}, and it arrives ${inBusinessDays(travels)} after that.`;
}

export const orderNews = {
  footer: "This link shows your order to whoever has it. Keep it to yourself.",
  goesTo: (address: string) => `It goes to: ${address}.`,
  receipt: "See your order, or cancel it",
  confirm: (number: string, total: Centavos): OrderNews => ({
    subject: `Please confirm your order ${number}`,
    title: "One more step: confirm your order",
    paragraphs: [
      `your items are set aside under order ${number}. Press the button if you want this parcel. Then we pack it, and you pay the courier ${formatMoney(total)} in cash.`,
      "If you did not order this, do nothing: nothing is sent, and nothing is owed.",
    ],
    action: "Confirm your order",
  }),
  remind: (number: string, total: Centavos): OrderNews => ({
    subject: `Still waiting for you: order ${number}`,
    title: "Do you still want this parcel?",
    paragraphs: [
      `order ${number} waits for your word. Press the button and we pack it; you pay the courier ${formatMoney(total)} in cash.`,
      "If you changed your mind, you can cancel it on its page.",
    ],
    action: "Confirm your order",
  }),
  keep: (number: string): OrderNews => ({
    subject: `Keep the items of order ${number}`,
    title: "Keep your items for 48 hours",
    paragraphs: [
      `your items are set aside under order ${number}, but only for a short time. Press the button: it shows us that this mailbox is yours, and we keep them for 48 hours from your order on.`,
      "If you did not order this, do nothing: nothing is sent, and nothing is owed.",
    ],
    action: "Keep my items",
  }),
  keepAction: "Keep my items for 48 hours",
  keepUntil: (number: string, until: string) =>
    `your items are set aside under order ${number} until ${until} (Manila time). Press the button, and we keep them for 48 hours from your order on: it shows us that this mailbox is yours.`,
  sendProof: "Send the proof of your transfer",
  confirmed: (number: string, total: Centavos, times: DeliveryTimes): OrderNews => ({
    subject: `Order ${number} is confirmed`,
    title: "Thank you, we are packing it",
    paragraphs: [
      `order ${number} is confirmed. ${usual(times)}`,
      `Please have ${formatMoney(total)} in cash ready when the courier comes. Keep the parcel at 2-8 °C as soon as you have it.`,
    ],
    action: seeOrder,
  }),
  replaces: (numbers: readonly string[]) =>
    `It takes the place of ${numbers.join(" and ")}, which ${numbers.length === 1 ? "is" : "are"} cancelled.`,
  late: "Your payment arrived when the time to pay was over. Your items were still there, so your order is confirmed all the same.",
  shipped: (
    number: string,
    { shipment, cash }: { shipment: Shipment; cash: Centavos | null },
  ): OrderNews => ({
    subject: `Order ${number} is on its way`,
    title: "Your parcel is on its way",
    paragraphs: [
      `order ${number} has left us. Its page shows between which days it should arrive. Put it in the fridge at 2-8 °C when it comes.`,
      ...carriedBy(shipment),
      ...(cash === null ? [] : [`Please have ${formatMoney(cash)} in cash ready for the courier.`]),
    ],
    action: seeOrder,
  }),
  newLink: (number: string): OrderNews => ({
    subject: `A new link to order ${number}`,
    title: "Your order has a new link",
    paragraphs: [
      `we replaced the link to order ${number}. Links in earlier mails do not open it any more; use this one.`,
    ],
    action: seeOrder,
  }),
  follow: "Follow the parcel",
  tracking: (number: string, shipment: Shipment): OrderNews => ({
    subject: `New tracking details for order ${number}`,
    title: "How to follow your parcel",
    paragraphs: [
      shipment.number === null
        ? `the tracking number we gave you for order ${number} was wrong. Please do not use it. The parcel itself is on its way to you.`
        : `this is the right way to follow the parcel of order ${number}. If we gave you another number before, please do not use it.`,
      ...carriedBy(shipment),
    ],
    action: seeOrder,
  }),
  delivered: (number: string): OrderNews => ({
    subject: `Order ${number} was delivered`,
    title: "Your parcel was delivered",
    paragraphs: [
      `order ${number} was delivered. Keep it at 2-8 °C. Once it is mixed, use it within ${USE_WITHIN_DAYS} days.`,
      "If it did not reach you, or came warm, reply to this mail.",
    ],
    action: seeOrder,
  }),
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
      `order ${number} is not paid, and we could not set its items aside any longer. Nothing is owed.`,
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
    action: seeOrder,
  }),
  changedItems: (
    number: string,
    { total, back }: { total: Centavos; back: { amount: Centavos; way: MoneyWay } },
  ): OrderNews => ({
    subject: `You changed order ${number}`,
    title: "Your order is changed",
    paragraphs: [
      `you changed what is in order ${number}. It now costs ${formatMoney(total)}.`,
      ...(back.amount > 0 ? [differenceBack[back.way](formatMoney(back.amount))] : []),
      notYou,
    ],
    action: seeOrder,
  }),
  changedAddress: (number: string, address: string): OrderNews => ({
    subject: `Order ${number} goes to another address`,
    title: "Your order has another address",
    paragraphs: [`you changed where order ${number} goes. It now goes to: ${address}.`, notYou],
    action: seeOrder,
  }),
  changeLost: (number: string, amount: Centavos): OrderNews => ({
    subject: `Your change of order ${number} came too late`,
    title: "Your order stays as it was",
    paragraphs: [
      `you paid ${formatMoney(amount)} more to change order ${number}. By then we were packing it, it was cancelled, or the items were gone. So it stays as it was.`,
      `That ${formatMoney(amount)} goes back by itself, the way you paid it. There is nothing you need to do.`,
    ],
    action: seeOrder,
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
    action: seeOrder,
  }),
  refused: (number: string): OrderNews => ({
    subject: `The parcel of order ${number} came back to us`,
    title: "Your parcel came back to us",
    paragraphs: [
      `the courier could not hand over the parcel of order ${number}, so the order is cancelled. Nothing is owed.`,
      "If this is a mistake, reply to this mail, or put the items back into your cart on the order's page.",
    ],
    action: seeOrder,
  }),
  lateForNothing: (
    number: string,
    { total, gone, why }: { total: Centavos; gone: readonly string[]; why: LatePaymentProblem },
  ): OrderNews => ({
    subject: `Your payment for order ${number} came late`,
    title: "We have your money, but not your items",
    paragraphs: [
      `your payment of ${formatMoney(total)} for order ${number} arrived when the order was already cancelled. ${whyNot[why](gone)}`,
      "You get your money back, and a person here sees to it. We write to you when it is on its way; there is nothing you need to do.",
    ],
    action: seeOrder,
  }),
  paidTwice: (number: string, total: Centavos): OrderNews => ({
    subject: `You paid order ${number} twice`,
    title: "One of your payments goes back to you",
    paragraphs: [
      `two payments of ${formatMoney(total)} arrived for order ${number}. One of them goes back to you, and a person here sees to it.`,
      "We write to you when it is on its way; there is nothing you need to do.",
    ],
    action: seeOrder,
  }),
  mismatch: (number: string): OrderNews => ({
    subject: `Your payment for order ${number} needs a look`,
    title: "A person is looking at your payment",
    paragraphs: [
      `the payment page reported another amount for order ${number} than it costs. A person here looks at it and writes to you.`,
      "Please do not pay again until then.",
    ],
    action: seeOrder,
  }),
  flagged: (number: string, sentence: string): OrderNews => ({
    subject: `Order ${number} needs attention`,
    title: `Order ${number} needs attention`,
    paragraphs: [sentence],
    action: "Open the order",
  }),
  staffFooter: "You get this because order notifications are on in the settings of the shop.",
  collected: (number: string, total: Centavos): OrderNews => ({
    subject: orderMessages.paidSubject(number),
    title: "We received your payment",
    paragraphs: [
      `we received your payment of ${formatMoney(total)} for order ${number}. Thank you. Nothing is left to pay.`,
      "If something about the parcel is not right, or it came warm, reply to this mail.",
    ],
    action: "See your receipt",
  }),
} as const;
