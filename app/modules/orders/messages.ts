import type { Courier } from "./rules/couriers.ts";
import type { OrderFilter } from "./rules/order-filter.ts";
import type { StepName } from "./rules/order-timeline.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./rules/order-terms.ts";
import type { Returned } from "./rules/returned-order.ts";

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
  /** Of an order that ended: nobody waits for its money. */
  neverPaid: "Not paid",
  payment: {
    unpaid: "Not paid yet",
    awaiting_transfer: "Waiting for a transfer",
    cod_due: "To be paid on delivery",
    paid: "Paid",
    partially_refunded: "Partly refunded",
    refunded: "Refunded",
    failed: "Payment failed",
    expired: "Expired unpaid",
  } satisfies Record<PaymentStatus, string>,
  courier: {
    jnt: "J&T Express",
    lbc: "LBC Express",
    ninjavan: "Ninja Van",
    other: "Another courier",
  } satisfies Record<Courier, string>,
  method: {
    card: "Card",
    gcash: "GCash",
    maya: "Maya",
    bank: "Bank transfer",
    cod: "Cash on delivery",
  } satisfies Record<PaymentMethod, string>,
} as const;

export const adminOrderMessages = {
  back: "All orders",
  placed: (at: string) => `Placed ${at}`,
  attention: "Needs attention",
  items: "Items",
  buyer: "Customer",
  guest: "Ordered as a guest",
  openCustomer: "Open the customer's record",
  shipTo: "Ship to",
  payment: "Payment",
  noAttempts: "Nothing has been paid or tried yet.",
  reservedUntil: (at: string) => `Reserved until ${at}. Then its items are for sale again.`,
  resolve: {
    label: "What was done about it",
    hint: "Stays in the history. Refunding what the message asks for clears it by itself.",
    missing: "Enter what was done about it.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    submit: "Mark as dealt with",
    done: "The order does not need attention any more.",
    nothing: "This order needs no attention any more. A colleague or the shop has dealt with it.",
  },
  history: "History",
  nextStep: "Next step",
  nothingToDo: "This order has reached its end.",
  notYours: "Your role does not move orders along.",
  notNow: (status: OrderStatus) =>
    `This order is ${orderMessages.status[status].toLowerCase()}, so that is not possible now. Choose one of the steps below.`,
  moveProblems: {
    unsettled: {
      unpaid: "It is not paid yet.",
      awaiting_transfer: "Its transfer has not been confirmed yet.",
      cod_due: "Its buyer has not confirmed it yet.",
      other: "Its payment is not settled yet.",
    },
    has_left: {
      cod_due: "The parcel has left. If the buyer refuses it, record that under Cash on delivery.",
      other: "The parcel has left. You can refund the order instead.",
    },
  },
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
    shipped: "The order is marked as shipped. The buyer's mail leaves in ten seconds.",
    delivered: "The order is marked as delivered.",
    completed: "The order is completed.",
    cancelled: "The order is cancelled, and its items are for sale again.",
    refunded: "The order is refunded.",
  } satisfies Record<OrderStatus, string>,
  cancelOpen: "Cancel order…",
  cancelReason: "Why is it cancelled?",
  cancelReasonHint: "The buyer reads this in the mail and on the receipt.",
  reasonMissing: "Say why, for the buyer.",
  optional: "Optional",
  buyersReason: (note: string) => `The buyer's reason: ${note}`,
  tabs: {
    all: "All",
    "to-confirm": "To confirm",
    "to-check": "To check",
    reserved: "Unpaid, stock reserved",
    attention: "Needs attention",
  } satisfies Record<OrderFilter, string>,
  captions: {
    all: "Orders, newest first",
    "to-confirm": "Orders to confirm, newest first",
    "to-check": "Transfers to check, the longest wait first",
    reserved: "Unpaid orders whose items are set aside, newest first",
    attention: "Orders that need attention, newest first",
  } satisfies Record<OrderFilter, string>,
  date: "Date",
  reserved: {
    until: "Reserved until",
    noEnd: "No end",
    proof: "Until its proof is checked",
    placed: (at: string) => `Placed ${at}`,
    guest: "Guest, e-mail not confirmed",
    confirmedGuest: "Guest, e-mail confirmed",
    customer: "Signed in",
  },
  release: {
    lead: "Nothing is paid. You can put its items back on sale before its time is over; the buyer gets a mail.",
    submit: "Release its items",
    done: "The items are for sale again, and the order is cancelled.",
    nothing:
      "This order sets nothing aside unpaid any more, or a proof of its transfer waits to be checked. Look at it again.",
  },
  proofSent: "Proof sent",
  tabsLabel: "Which orders",
  emptyTitles: {
    all: "No orders yet",
    "to-confirm": "Nothing to confirm",
    "to-check": "Nothing to check",
    reserved: "Nothing is reserved unpaid",
    attention: "Nothing needs attention",
  },
  emptyTabs: {
    all: "Orders appear here as soon as they are placed, newest first.",
    "to-confirm": "Every cash order is confirmed. New ones wait here for their buyer's word.",
    "to-check": "When a buyer sends the proof of a bank transfer, the order waits here for you.",
    reserved:
      "Orders that set items aside before they are paid wait here until their time is over.",
    attention: "No order needs a person right now.",
  },
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
  changedBy: (who: string, when: string, now: OrderStatus) =>
    `${who} changed this order meanwhile: it is ${orderMessages.status[now].toLowerCase()} since ${when}. Look at it again before you go on.`,
  you: "You",
  gone: "This order is not there any more.",
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

/** As "1 h 12 min"; the last minute is a minute. */
function inWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** What the buyer of an order can do about it for two hours. */
export const changeMessages = {
  title: "Change or cancel",
  link: "Change or cancel",
  open: "Change address or items",
  until: (time: string) => `You can do it yourself until ${time}`,
  left: (minutes: number) => `(${inWords(minutes)} left)`,
  after: "After that, or once we begin to pack, please ask us.",
} as const;

/** What the portal says to who comes back from a payment page. */
export const returnMessages = {
  see: (number: string) => `See order ${number}`,
  titles: {
    paid: (number: string) => `Thank you. Order ${number} is with us.`,
    waiting: (number: string) => `Order ${number} waits for your payment`,
    looked_into: (number: string) => `We are looking at your payment for order ${number}`,
    expired: (number: string) => `Order ${number} was not paid in time`,
    ended: (number: string) => `Order ${number} is cancelled`,
  } satisfies Record<Returned, (number: string) => string>,
  texts: {
    paid: "Your payment has arrived, and we pack your parcel. Keep it at 2-8 °C when it comes.",
    waiting:
      "We are waiting for the payment page to confirm your payment. This usually takes seconds.",
    looked_into:
      "Something about it needs a person. You will hear from us by e-mail, and there is nothing you need to do until then.",
    expired:
      "Its items are for sale again. If you paid at the last moment, we write to you as soon as we hear of it.",
    ended: "Nothing of it will be sent. Its page says what happens with your money.",
  } satisfies Record<Returned, string>,
} as const;

/** The way of an order, on its receipt and in the portal. */
export const timelineMessages = {
  title: "Where it stands",
  onItsWay: (number: string) => `Order ${number}`,
  see: "See the order",
  steps: {
    ordered: "Ordered",
    confirmed: "Confirmed",
    paid: "Paid",
    packed: "Packed",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
    expired: "Not paid in time",
    lapsed: "Not confirmed in time",
    replaced: "Placed again",
    returned: "Came back to us",
    refunded: "Refunded",
  } satisfies Record<StepName, string>,
  states: { done: "Done", now: "Next", ahead: "To come" },
  waits: {
    paid: "Waiting for your payment",
    checked: "We are checking your transfer",
    confirmed: "Waiting for your word",
    packed: "We pack it next",
    packing: "We are packing it",
    shipped: "The courier comes next",
    delivered: "On its way to you",
  },
  expected: {
    promised: (days: string) => `Expected ${days}`,
    if_now: (days: string) => `Settled today, it is expected ${days}`,
    overdue: (days: string) =>
      `It was expected ${days} and is late. Reply to any mail about it, and we look for it.`,
  },
} as const;
