import type { AttemptStatus } from "../rules/payment-terms.ts";
import type { CallbackOrder, TestDecision } from "../rules/test-callbacks.ts";

/** The built-in payment page. */
export const testPageText = {
  title: "Test payment",
  lead: "This is the demo shop’s own payment page, used in place of a bank’s.",
  noMoney: "No money moves, and you don’t need a card.",
  payingWith: (method: string) => `Paying with ${method}`,
  rows: { merchant: "Merchant", reference: "Reference", email: "Customer", amount: "Amount" },
  decisions: {
    approve: "Approve",
    decline: "Decline",
    cancel: "Cancel",
  } satisfies Record<TestDecision, string>,
  callbacks: {
    summary: "Provider callbacks",
    lead: "Real providers call late, twice, out of order or not at all. Try it here.",
    delay: "Delay in seconds",
    delayHint: "With 0, the callback comes before you return to the shop.",
    repeat: "Number of times to send the event",
    order: "Order of events",
    orders: {
      normal: "Only the event for this decision",
      failed_first: "Declined card first, then the payment",
      reversed: "Payment first, then the declined card",
    } satisfies Record<CallbackOrder, string>,
    orderHint: "Applies when you approve.",
    lose: "Lose the callback",
    loseHint: "The shop then has to ask for the status itself.",
  },
  notUnderstood: "The form arrived incomplete. Please press one of the buttons again.",
  outOfRange: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  decided: {
    paid: "This payment is already approved",
    failed: "This payment was declined",
    cancelled: "This payment was canceled",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  decidedHint: {
    paid: "It can’t be charged again.",
    failed: "To try again, start a new payment in the shop.",
    cancelled: "To try again, start a new payment in the shop.",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  unusable: {
    bad_signature: "This payment link isn’t valid",
    malformed: "This payment link isn’t valid",
    stale: "This payment link has expired",
  },
  unusableHint: "You can’t pay with this link. The shop shows any payment you’ve already made.",
  back: "Back to the shop",
};
