import type { StepName } from "../views/order-timeline.ts";
import { isPartlySent, parcelsInAll } from "../rules/parcels.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "../rules/order-terms.ts";

export const orderMessages = {
  saved: (amount: string, code: string) => `${amount} saved with ${code}`,
  savedByLaw: (amount: string) => `${amount} saved with the senior citizen or PWD discount`,
  status: {
    pending: "Pending",
    confirmed: "Confirmed",
    processing: "Processing",
    shipped: "Shipped",
    delivered: "Delivered",
    completed: "Completed",
    cancelled: "Canceled",
    refunded: "Refunded",
  } satisfies Record<OrderStatus, string>,
  /** For an order that ended without payment. */
  neverPaid: "Not paid",
  payment: {
    unpaid: "Not paid yet",
    awaiting_transfer: "Awaiting transfer",
    cod_due: "Due on delivery",
    paid: "Paid",
    partially_refunded: "Partially refunded",
    refunded: "Refunded",
    failed: "Payment failed",
    expired: "Expired",
  } satisfies Record<PaymentStatus, string>,
  method: {
    card: "Card",
    gcash: "GCash",
    maya: "Maya",
    bank: "Bank transfer",
    cod: "Cash on delivery",
  } satisfies Record<PaymentMethod, string>,
  shop: "Browse products",
  shopAgain: "Shop Again",
  actions: "Actions",
  again: "Order again",
  pay: "Pay now",
  againOf: (number: string) => `Order again: ${number}`,
} as const;

/** The status in words. A partly sent order adds the number of sent parcels. */
export function statusText(order: { status: OrderStatus; parcelsSent: number }): string {
  const word = orderMessages.status[order.status];
  return isPartlySent(order) ? `${word}, ${partSent(order)}` : word;
}

export const partSent = (order: { status: OrderStatus; parcelsSent: number }) =>
  `${order.parcelsSent} of ${parcelsInAll(order)} parcels sent`;

/** Formats minutes as "1 h 12 min". */
function inWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** The texts of the buyer's two-hour window for changes. */
export const changeMessages = {
  title: "Change or cancel",
  link: "Change or cancel",
  open: "Change address or items",
  until: (time: string) => `You can change or cancel until ${time}`,
  left: (minutes: number) => `(${inWords(minutes)} left)`,
  after: "After that, or once we start packing, please contact us.",
} as const;

export const timelineMessages = {
  title: "Order status",
  onItsWay: (number: string) => `Order ${number}`,
  see: "View order",
  steps: {
    ordered: "Ordered",
    confirmed: "Confirmed",
    paid: "Paid",
    packed: "Packed",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Canceled",
    expired: "Not paid in time",
    lapsed: "Not confirmed in time",
    replaced: "Replaced",
    returned: "Returned to us",
    refunded: "Refunded",
  } satisfies Record<StepName, string>,
  states: { done: "Done", now: "Next", ahead: "Upcoming" },
  waits: {
    paid: "Waiting for your payment",
    checked: "We’re checking your transfer",
    confirmed: "Waiting for your confirmation",
    packed: "We’ll pack it next",
    packing: "We’re packing it",
    shipped: "The courier picks it up next",
    delivered: "On its way to you",
  },
  leaving: (leaves: string, arrives: string) => `Ships ${leaves} · arrives ${arrives}`,
  expected: {
    promised: (days: string) => `Expected ${days}`,
    if_paid: (days: string) => `Pay today, and it should arrive ${days}`,
    if_confirmed: (days: string) => `Confirm today, and it should arrive ${days}`,
    if_checked: (days: string) => `If we confirm your transfer today, it should arrive ${days}`,
    overdue: (days: string) =>
      `This order was expected ${days} and is late. Reply to any email about it, and we’ll look into it.`,
  },
} as const;
