import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { JoinRefusal } from "../commands/join-programme.server.ts";
import type { CommissionCause } from "../rules/commission-terms.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

type Rules = { window: number; commission: string; hold: number; withDiscount: boolean };

/** Texts that the server fills in before a page gets them. */
export const affiliateShown = {
  noPurchase: "You need to make at least one purchase before joining the affiliate program.",
  noCustomer:
    "You need to be a customer with at least one purchase to access the affiliate program.",
  joined: "You've successfully joined the affiliate program!",
  asked: "We’ve received your request to join. We’ll email you our decision.",
  waitingTitle: "Your request is under review",
  waiting: "We review each request ourselves, and email you our decision.",
  declinedTitle: "We couldn’t accept your request",
  declined: (why: string | null) =>
    why === null ? "If you think this is a mistake, write to us." : `Reason: ${why}`,
  failed: "Failed to join affiliate program",
  refused: {
    forbidden: "Please sign in again.",
    no_customer:
      "You need to be a customer with at least one purchase to access the affiliate program.",
    no_purchase: "You need to make at least one purchase before joining the affiliate program.",
    closed: "The program isn’t taking new members right now. Please check back later.",
    terms_changed: "The terms changed in the meantime. Please read them and join again.",
    no_code: "Please try again in a moment.",
  } satisfies Record<JoinRefusal["reason"], string>,
  acceptTerms: "Accept the program terms to join.",
  suspended: (why: string | null) =>
    `You don’t earn commission on new orders. Your past earnings stay yours.${why ? ` Reason: ${why}` : ""}`,
  rules: ({ window, commission, hold, withDiscount }: Rules) => [
    `You earn ${commission}. A first order is from a buyer who has never paid for an order here before.`,
    withDiscount
      ? "Commission is based on what the buyer paid for goods after any promo code. Shipping, tax and consultations earn none."
      : "Commission is based on what the buyer paid for goods. Shipping, tax and consultations earn none, and neither do orders with a promo code that isn’t yours.",
    `A code entered at checkout overrides any link. If a buyer followed several links, the last one applies for ${days(window)}.`,
    "Your own orders earn no commission: same account, same email or same phone number.",
    `A commission is on hold for ${days(hold)} after the parcel ships, while goods can be returned. Returned goods are deducted line by line.`,
    "Amounts are calculated to the centavo. Half a centavo is rounded up.",
  ],
  first: "First order",
  repeat: "Later order",
  reckoned: (base: Centavos, rate: number, amount: Centavos) =>
    `${money(base)} of goods × ${rate}% = ${money(amount)}`,
  nothingCounts: "This order earns no commission. Consultations and shipping earn none.",
  heldSoon: (hold: number) => `On hold for ${days(hold)} from the day the parcel ships.`,
  heldUntil: (day: string) => `On hold until ${day}.`,
  payableSince: (day: string) => `Payable since ${day}.`,
  paidOut: "Paid to you.",
  allGone: "Fully deducted.",
  change: (date: string, line: number, why: string, base: Centavos, amount: Centavos) =>
    `${date}, order line ${line}: ${why}. Goods ${signed(base)}, commission ${signed(amount)}`,
  why: {
    paid: "paid",
    refunded: "the buyer was refunded",
    cancelled: "the order was canceled",
    changed: "the buyer changed the order",
    own_order: "this was your own order",
    restored: "the deduction was reversed",
  } satisfies Record<CommissionCause, string>,
  answer: {
    onItsWay: "On its way",
    sent: (payout: string, day: string) => `In ${payout}, confirmed on ${day}.`,
    sending: "Your payout is being sent.",
    ready: "Ready to be paid out",
    next: "It’s part of the next payout.",
    onHold: "On hold",
    heldUntil: (day: string) => `The first commission becomes payable on ${day}.`,
    held: "The hold begins when the parcel ships.",
    none: "Commissions appear here when buyers you referred pay for an order.",
  },
  fileHead: [
    "Date",
    "Order",
    "Buyer",
    "First order",
    "Goods",
    "Percent",
    "Commission",
    "Deducted",
    "Yours",
    "Status",
    "On hold until",
    "Payable since",
  ],
  yes: "yes",
  no: "no",
} as const;

function signed(amount: Centavos): string {
  return amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`;
}
