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
  asked: "Your request to join is sent. We email you as soon as we have decided.",
  waitingTitle: "Your request waits for our answer",
  waiting: "We look at each request ourselves, and email you as soon as we have decided.",
  declinedTitle: "We could not accept your request",
  declined: (why: string | null) =>
    why === null ? "Write to us if you think that we are wrong." : `The reason: ${why}`,
  failed: "Failed to join affiliate program",
  refused: {
    forbidden: "Sign in again, please.",
    no_customer:
      "You need to be a customer with at least one purchase to access the affiliate program.",
    no_purchase: "You need to make at least one purchase before joining the affiliate program.",
    closed: "The program takes no new members at the moment.",
    terms_changed: "The terms changed meanwhile. Please read them, and join again.",
    no_code: "Please try again in a moment.",
  } satisfies Record<JoinRefusal["reason"], string>,
  acceptTerms: "Accept the terms of the program to join.",
  suspended: (why: string | null) =>
    `New orders do not count for you. What you have earned stays yours.${why ? ` The reason: ${why}` : ""}`,
  rules: ({ window, commission, hold, withDiscount }: Rules) => [
    `You earn ${commission}. A first order is one whose buyer never paid for an order here before.`,
    withDiscount
      ? "Goods count at what was paid for them after any promo code. Shipping, tax and consultations do not."
      : "Goods count at what was paid for them. Shipping, tax and consultations do not, and neither do orders with a promo code that is not yours.",
    `A code that is entered at checkout beats any link. Of several links the last one counts, for ${days(window)}.`,
    "Your own orders never count: same account, same email, or same phone number.",
    `A commission is on hold for ${days(hold)} after the parcel left, as long as goods can come back. What comes back is taken off line by line.`,
    "Amounts are worked out to the centavo; half a centavo is rounded up.",
  ],
  first: "First order",
  repeat: "Later order",
  reckoned: (base: Centavos, rate: number, amount: Centavos) =>
    `${money(base)} of goods × ${rate}% = ${money(amount)}`,
  nothingCounts: "Nothing of this order counts: consultations and shipping earn no commission.",
  heldSoon: (hold: number) => `On hold: ${days(hold)} from the day on which the parcel leaves.`,
  heldUntil: (day: string) => `On hold until ${day}.`,
  payableSince: (day: string) => `Payable since ${day}.`,
  paidOut: "Paid to you.",
  allGone: "Nothing of it is left.",
  change: (date: string, line: number, why: string, base: Centavos, amount: Centavos) =>
    `${date}, line ${line} of the order: ${why}. ${signed(base)} of goods, ${signed(amount)} of commission`,
  why: {
    paid: "paid",
    refunded: "money went back to the buyer",
    cancelled: "the order was cancelled",
    changed: "the buyer changed the order",
    own_order: "it turned out to be your own order",
    restored: "what was taken off counts again",
  } satisfies Record<CommissionCause, string>,
  fileHead: [
    "Date",
    "Order",
    "Buyer",
    "First order",
    "Goods",
    "Percent",
    "Commission",
    "Taken off",
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
