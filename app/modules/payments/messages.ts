import { formatMoney } from "#app/lib/money.ts";
import type { AttemptStatus, RefundStatus } from "./rules/payment-terms.ts";
import type { CallbackOrder, TestDecision } from "./rules/test-callbacks.ts";

/** The built-in payment page. */
export const testPageText = {
  title: "Test payment",
  merchant: "Project: Me",
  lead: "The demo shop's own payment page stands in for a bank.",
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
    loseHint: "The shop then has to find out by itself.",
  },
  outOfRange: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  decided: {
    paid: "This payment is already approved",
    failed: "This payment was declined",
    cancelled: "This payment was cancelled",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  decidedHint: {
    paid: "It was taken once, and can't be taken again.",
    failed: "To try again, start a new payment in the shop.",
    cancelled: "To try again, start a new payment in the shop.",
  } satisfies Record<Exclude<AttemptStatus, "open">, string>,
  unusable: {
    bad_signature: "This payment link isn't valid",
    malformed: "This payment link isn't valid",
    stale: "This payment link has expired",
  },
  unusableHint: "Nothing can be paid with it. The shop shows what was paid before.",
  back: "Back to the shop",
};

export const paymentMessages = {
  attempt: {
    open: "Started, nothing heard yet",
    paid: "Paid",
    failed: "Declined",
    cancelled: "Given up by the buyer",
  } satisfies Record<AttemptStatus, string>,
} as const;

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** What an order needs a person for when a refund does not go as it should. */
export const refundFlags = {
  refused: (amount: number, reason: string) =>
    `The gateway refused to give back ${money(amount)} (${reason}): pay it back by hand.`,
  unanswered: (amount: number) =>
    `The gateway has not confirmed that it gave back ${money(amount)}: look there.`,
};

export const refundMessages = {
  title: "Refund",
  nothingLeft: "Nothing of this order is left to give back.",
  left: (amount: number) => `${money(amount)} can be given back.`,
  amountLabel: "Amount in pesos",
  amount: "Enter an amount such as 1,250.00.",
  tooMuch: (left: number) =>
    left > 0
      ? `Only ${money(left)} is left to give back.`
      : "Nothing of this order is left to give back.",
  howLabel: "How",
  gateway: "Through the payment page",
  gatewayHint: "The money goes back the way it came.",
  byHand: "I have paid it back myself",
  byHandHint: "Cash, a transfer, or at the payment provider. It is only written down here.",
  byHandOnly:
    "This payment did not come through a payment page that the shop can reach. Pay it back, then write down the reference.",
  referenceLabel: "Reference",
  referenceHint: "Of your transfer, or who got the cash. The buyer reads it.",
  reference: "Enter the reference of your transfer.",
  reasonLabel: "Reason",
  reasonHint: "For the shop's own log. The buyer does not read it.",
  reason: "Enter a reason.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  submit: "Refund",
  checkFields: "Please check the refund form.",
  requested: "The refund is on its way.",
  recorded: "The refund is recorded.",
  forbidden: "Your role does not allow refunds. Ask a manager.",
  list: "Refunds",
  status: {
    requested: "On its way to the payment page",
    done: "Given back",
    failed: "Refused",
  } satisfies Record<RefundStatus, string>,
  byHandWith: (reference: string) => `By hand: ${reference}`,
} as const;

export const refundMail = {
  subject: (number: string) => `Refund for order ${number}`,
  preview: (amount: number, number: string) => `${money(amount)} of order ${number} goes back`,
  title: "Your money goes back",
  text: (amount: number, number: string) => `we have refunded ${money(amount)} of order ${number}.`,
  byGateway: "It goes back the way it came, which can take your bank a few days.",
  byHand: (reference: string) => `We paid it back ourselves. Reference: ${reference}.`,
  nothingSent: "Nothing of this order will be sent.",
  action: "See your order",
  footer: "This link shows your order to whoever has it. Keep it to yourself.",
} as const;
