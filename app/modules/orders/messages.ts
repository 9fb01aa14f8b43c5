import { formatMoney } from "#app/lib/money.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./rules/order-terms.ts";

export const orderMessages = {
  placedSubject: (number: string) => `We have your order ${number}`,
  paidSubject: (number: string) => `Payment received for order ${number}`,
  saved: (amount: string, code: string) => `${amount} saved with ${code}`,
  status: {
    pending: "Pending",
    confirmed: "Confirmed",
    processing: "Processing",
    shipped: "Shipped",
    delivered: "Delivered",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
  } satisfies Record<OrderStatus, string>,
  payment: {
    unpaid: "Not paid yet",
    awaiting_transfer: "Waiting for your transfer",
    cod_due: "To be paid on delivery",
    paid: "Paid",
    partially_refunded: "Partly refunded",
    refunded: "Refunded",
    failed: "Payment failed",
    expired: "Expired unpaid",
  } satisfies Record<PaymentStatus, string>,
  method: {
    card: "Card",
    gcash: "GCash",
    maya: "Maya",
    bank: "Bank transfer",
    cod: "Cash on delivery",
  } satisfies Record<PaymentMethod, string>,
} as const;

/** What a mail about an order says, below "Hello" and above its button. */
export type OrderNews = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: string;
};

const seeOrder = "See your order";

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
  confirmed: (number: string, total: Centavos): OrderNews => ({
    subject: `Order ${number} is confirmed`,
    title: "Thank you, we are packing it",
    paragraphs: [
      `order ${number} is confirmed. We ship within 1-2 business days, and it arrives 3-5 business days after that.`,
      `Please have ${formatMoney(total)} in cash ready when the courier comes. Keep the parcel at 2-8 °C as soon as you have it.`,
    ],
    action: seeOrder,
  }),
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

export const adminOrderMessages = {
  back: "All orders",
  placed: (at: string) => `Placed ${at}`,
  attention: "Needs attention",
  items: "Items",
  buyer: "Customer",
  guest: "Ordered as a guest",
  shipTo: "Ship to",
  payment: "Payment",
  noAttempts: "Nothing has been paid or tried yet.",
  keptUntil: (at: string) => `Kept until ${at}, then its items are for sale again.`,
  resolve: {
    label: "What was done about it",
    hint: "Stays in the history. Refunding what the message asks for clears it by itself.",
    missing: "Enter what was done about it.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    submit: "Mark as dealt with",
    done: "The order does not need attention any more.",
  },
  history: "History",
  nextStep: "Next step",
  nothingToDo: "This order has reached its end.",
  moves: {
    pending: "Set back",
    confirmed: "Confirm",
    processing: "Start packing",
    shipped: "Mark as shipped",
    delivered: "Mark as delivered",
    completed: "Complete",
    cancelled: "Cancel order",
    refunded: "Refund",
  } satisfies Record<OrderStatus, string>,
  moved: {
    pending: "The order is pending.",
    confirmed: "The order is confirmed.",
    processing: "The order is being packed.",
    shipped: "The order is marked as shipped.",
    delivered: "The order is marked as delivered.",
    completed: "The order is completed.",
    cancelled: "The order is cancelled, and its items are for sale again.",
    refunded: "The order is refunded.",
  } satisfies Record<OrderStatus, string>,
  required: "This field is required.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusualCharacters: "Please remove characters that cannot be printed.",
  cash: {
    title: "Cash on delivery",
    toConfirm:
      "The buyer has not confirmed yet. Call, and confirm it here if the parcel is wanted.",
    confirm: "Confirmed by phone",
    confirmed: "The order is confirmed. The buyer gets a mail.",
    notToConfirm: "This order does not wait for a confirmation any more. Look at it again.",
    due: (amount: string) => `The courier collects ${amount}.`,
    amount: "Amount collected",
    amountHint: "In pesos, as the courier handed it over.",
    amountUnreadable: "Enter an amount in pesos, such as 9,200 or 9200.50.",
    collect: "Record collection",
    collected: "The cash is recorded, and the order is paid.",
    difference: (got: string, due: string) =>
      `${got} is not ${due}. The order is not marked as paid and needs attention now. Record the full amount once the difference is settled.`,
    notToCollect: "No cash is due for this order any more. Look at it again.",
    refusedOpen: "Parcel refused",
    refusedLead: "The buyer did not take the parcel. The order ends, and nothing is owed.",
    goods: "Where are the goods?",
    lost: "Not to be sold again",
    lostHint: "They were outside the cold chain, are damaged, or are not back yet.",
    sellable: "Came back in good order",
    sellableHint: "Checked and cold all the way: they are for sale again.",
    refuse: "Record the refused parcel",
    refused: "The parcel is recorded as refused, and the order is cancelled.",
    notOnItsWay: "This parcel is not on its way to be paid any more. Look at it again.",
    refusedBefore: (count: number) =>
      count === 1
        ? "This buyer refused a parcel before"
        : `This buyer refused ${count} parcels before`,
    refusedBeforeText: "Counted by account, address and phone. Call before you pack.",
  },
  chooseGoods: "Say where the goods are.",
  unknownMove: "Choose one of the buttons of this page.",
  forbidden: "Your role does not allow this. Ask a manager.",
  changedMeanwhile: "Somebody changed this order meanwhile. Look at it again before you go on.",
  unknownAction: "This page does not know that button. Load it again.",
  shopItself: "The shop itself",
  visitor: "The buyer",
} as const;

export const trackMessages = {
  title: "Track your order",
  lead: "We mail you a link to your order: what is in it, where it stands, and where the parcel is.",
  orderNumber: "Order number",
  numberHint: "It is in every mail about the order, such as PM-26-000123.",
  email: "Email",
  emailHint: "The address the order was placed with.",
  send: "Mail me the link",
  check: "Please check these fields",
  sent: "If there is such an order, its link is on the way to that address. It can take a few minutes; look into the spam folder too.",
  numberNeeded: "Enter the order number, such as PM-26-000123.",
  emailNeeded: "Enter the e-mail address of the order, such as maria@example.com.",
  portal: "Signed in? All your orders are in your portal.",
  mailSubject: (number: string) => `Your link to order ${number}`,
} as const;
