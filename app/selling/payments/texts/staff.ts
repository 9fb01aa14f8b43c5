import { formatMoney } from "#app/lib/money.ts";
import type { AttemptStatus, ProofAnswer, RefundStatus } from "../rules/payment-terms.ts";
import { PROVIDER_NAMES } from "./staff-providers.ts";
import type { DeclineReason } from "../rules/transfer-terms.ts";

const PROVIDERS: Record<string, string> = {
  ...PROVIDER_NAMES,
  test: "the built-in test page",
  redirect: "your payment page",
};

export const paymentMessages = {
  /** "Card, paid Nov 24, 2026 through Maya". */
  attempt: {
    open: (method, day, through) => `${method}, started ${day}${through}, no response yet`,
    paid: (method, day, through) => `${method}, paid ${day}${through}`,
    failed: (method, day, through) => `${method}, declined ${day}${through}`,
    cancelled: (method, day) => `${method}, canceled by the buyer ${day}`,
  } satisfies Record<AttemptStatus, (method: string, day: string, through: string) => string>,
  through: (gateway: string) =>
    Object.hasOwn(PROVIDERS, gateway) ? ` through ${PROVIDERS[gateway]}` : "",
  reference: "Payment reference",
  /** The number that the buyer's app or bank shows. */
  receiptNumber: (number: string) => `On the buyer’s receipt: ${number}`,
} as const;

/** Flags on an order when a refund goes wrong. */
export const refundFlags = {
  refused: (amount: number, reason: string) =>
    `The gateway refused to refund ${formatMoney(amount)} (${reason}). Refund it yourself.`,
  unanswered: (amount: number) =>
    `The gateway hasn’t confirmed the ${formatMoney(amount)} refund. Check it with the provider.`,
};

/** Flags on an order when a transfer had the wrong amount. */
export const transferFlag = {
  short: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too little. Ask the buyer for the rest. Confirm the transfer once the full amount has arrived.`,
  over: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too much. Send the difference back, then confirm the transfer with the remaining amount.`,
};

export const refundMessages = {
  title: "Refund",
  nothingLeft: "Nothing left to refund for this order.",
  left: (amount: number) => `${formatMoney(amount)} can be refunded.`,
  amountLabel: "Amount in pesos",
  amount: "Enter an amount in pesos, like 1,250.00.",
  tooMuch: (left: number) =>
    left > 0
      ? `Only ${formatMoney(left)} is left to refund.`
      : "Nothing left to refund for this order.",
  howLabel: "Method",
  gateway: "Through the payment page",
  gatewayHint: "The money goes back the way the buyer paid.",
  byHand: "I’ve refunded it myself",
  byHandHint: "In cash, by transfer or with the payment provider. This only records the refund.",
  credit: "As store credit",
  creditHint: "The buyer can use it at checkout at once. Ask the buyer first.",
  asCredit: "As store credit",
  noAccount: "This buyer has no account, so store credit would not reach them.",
  byHandOnly:
    "The shop can’t refund this payment automatically. Refund it yourself, then enter the reference here.",
  referenceLabel: "Reference",
  referenceHint: "The transfer’s reference, or who received the cash. Shown to the buyer.",
  reference: "Enter the transfer’s reference.",
  reasonLabel: "Reason",
  reasonHint: "For the audit log only. Not shown to the buyer.",
  reason: "Enter a reason.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  openAgain: "Please reload this page and submit the form again.",
  submit: "Refund",
  checkFields: "Please check the refund form.",
  requested: "The refund is on its way.",
  recorded: "Refund recorded.",
  keyUsed: "This form was already submitted with another amount. Reload the page to refund more.",
  forbidden: "Your role doesn’t allow refunds. Ask a manager.",
  list: "Refunds",
  status: {
    requested: "Pending",
    done: "Refunded",
    failed: "Refused",
  } satisfies Record<RefundStatus, string>,
  byHandWith: (reference: string) => `Manual refund: ${reference}`,
} as const;

/** The part of the order page where staff answer a transfer. */
export const staffTransferMessages = {
  title: "Bank transfer",
  allToCheck: "All transfers to check",
  queue: "Transfers to check",
  queueLead:
    "Compare each proof with your bank account, then confirm the transfer or reject the proof.",
  queueReadOnly: "Your role doesn’t allow you to confirm or reject transfers. Ask a manager.",
  queueEmpty: "No transfers to check",
  queueEmptyHint: "Orders appear here when buyers send proof of a bank transfer.",
  oneByOne: "Check one by one",
  answered: "Someone has handled this transfer in the meantime.",
  next: "Show the next transfer",
  loading: "Loading transfer",
  ofOrder: (number: string, text: string) => `${number}: ${text}`,
  waiting: (since: string) => `Proof received ${since}.`,
  nothingSent:
    "The buyer hasn’t sent proof. You can still confirm the transfer if the money has arrived.",
  askFor: (amount: string, reference: string) => `Amount due: ${amount}, reference ${reference}.`,
  proofAlt: (number: number) => `Proof ${number}`,
  open: (number: number) => `Proof ${number}: open full size`,
  removed: (at: string) => `Picture removed ${at}, 90 days after the order was settled.`,
  sentAt: (at: string) => `Sent ${at}`,
  declinedFor: (reason: string) => `Rejected: ${reason}`,
  answers: {
    none: "Not checked yet",
    confirmed: "Confirmed",
    mismatch: "Different amount received",
    declined: "Rejected",
  } satisfies Record<ProofAnswer | "none", string>,
  confirmTitle: "Payment received",
  received: "Amount received, in pesos",
  bankReference: "The bank’s reference",
  bankReferenceHint: "As shown in the bank account, so you can find it later.",
  confirm: "Confirm transfer",
  declineTitle: "Reject proof",
  reason: "Reason",
  reasons: {
    unreadable: "We can’t read the picture.",
    not_arrived: "The transfer hasn’t arrived in our account.",
    other_details: "The picture shows a different account, amount or reference.",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
  note: "Message to the buyer",
  noteHint: "Emailed to the buyer with the reason.",
  optional: "Optional",
  decline: "Reject proof",
  forbidden: "Your role doesn’t allow this. Ask a manager.",
  confirmed: "Transfer confirmed. The order is paid.",
  unfulfillable: "Transfer recorded, but the order had already ended. Please refund it.",
  mismatch: "The amount doesn’t match the amount due, so the order is flagged.",
  declined: "Proof rejected. The buyer gets an email.",
  checkFields: "Please check the fields.",
  notUnderstood: "This button no longer works. Please reload the page.",
  errors: {
    amount: "Enter an amount in pesos, like 9,200.50.",
    bankReference: "Enter the bank’s reference, at most 100 characters.",
    reason: "Choose a reason.",
    note: "Write a message so the buyer knows what to do.",
    noteTooLong: "Use at most 500 characters.",
  },
  refused: {
    forbidden: "Your role doesn’t allow this. Ask a manager.",
    not_found: "This order doesn’t exist.",
    no_transfer: "This order isn’t paid by bank transfer.",
    already_paid: "Someone has already confirmed this transfer. Nothing has changed.",
    nothing_waiting: "Someone has already checked this proof. Nothing has changed.",
  },
} as const;
