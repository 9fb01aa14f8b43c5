import type { AttemptStatus } from "../rules/payment-terms.ts";
import type { CallbackOrder, TestDecision } from "../rules/test-callbacks.ts";

/** The built-in payment page. */
export const testPageText = {
  title: "Test payment",
  lead: "The demo shop’s own payment page stands in for a bank.",
  noMoney: "No money moves here, and no card is asked for.",
  payingWith: (method: string) => `Paying with ${method}`,
  rows: { merchant: "Merchant", reference: "Reference", email: "Customer", amount: "Amount" },
  decisions: {
    approve: "Approve",
    decline: "Decline",
    cancel: "Cancel",
  } satisfies Record<TestDecision, string>,
  callbacks: {
    summary: "How the provider calls back",
    lead: "Real providers call late, twice, in the wrong order, or not at all. Try it.",
    delay: "Delay in seconds",
    delayHint: "0 calls before you are sent back.",
    repeat: "Times the event is sent",
    order: "Order of events",
    orders: {
      normal: "Only the event of this decision",
      failed_first: "A declined card first, then the payment",
      reversed: "The payment first, then the declined card",
    } satisfies Record<CallbackOrder, string>,
    orderHint: "Counts when you approve.",
    lose: "Lose the callback",
    loseHint: "The shop then has to find out on its own.",
  },
  notUnderstood: "That did not reach this page whole. Please press one of the buttons again.",
  outOfRange: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  decided: {
    paid: "This payment is already approved",
    failed: "This payment was declined",
    cancelled: "This payment was cancelled",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  decidedHint: {
    paid: "It was taken once, and can’t be taken again.",
    failed: "To try again, start a new payment in the shop.",
    cancelled: "To try again, start a new payment in the shop.",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  unusable: {
    bad_signature: "This payment link isn’t valid",
    malformed: "This payment link isn’t valid",
    stale: "This payment link has expired",
  },
  unusableHint: "Nothing can be paid with it. The shop shows what was paid before.",
  back: "Back to the shop",
};
