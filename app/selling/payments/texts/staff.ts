import { formatMoney } from "#app/lib/money.ts";
import type { AttemptStatus, ProofAnswer, RefundStatus } from "../rules/payment-terms.ts";
import type { DeclineReason } from "../rules/transfer-terms.ts";

export const paymentMessages = {
  attempt: {
    open: "Started, no reply from the provider",
    paid: "Paid",
    failed: "Declined",
    cancelled: "Cancelled by the buyer",
  } satisfies Record<AttemptStatus, string>,
  /** The number that the buyer's app or bank shows. */
  receiptNumber: (number: string) => `On the buyer’s receipt: ${number}`,
} as const;

/** Flags on an order when a refund goes wrong. */
export const refundFlags = {
  refused: (amount: number, reason: string) =>
    `The gateway refused to refund ${formatMoney(amount)} (${reason}). Refund it by hand.`,
  unanswered: (amount: number) =>
    `The gateway has not confirmed the refund of ${formatMoney(amount)}. Check it at the provider.`,
};

/** Flags on an order when a transfer had the wrong amount. */
export const transferFlag = {
  short: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too little. Ask the buyer for the rest, and confirm the transfer once the full amount has arrived.`,
  over: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too much. Send the difference back, and confirm the transfer with the amount that stays.`,
};

export const refundMessages = {
  title: "Refund",
  nothingLeft: "There is nothing left to refund for this order.",
  left: (amount: number) => `${formatMoney(amount)} can be refunded.`,
  amountLabel: "Amount in pesos",
  amount: "Enter an amount such as 1,250.00.",
  tooMuch: (left: number) =>
    left > 0
      ? `Only ${formatMoney(left)} is left to refund.`
      : "There is nothing left to refund for this order.",
  howLabel: "How",
  gateway: "Through the payment page",
  gatewayHint: "The money goes back the way the buyer paid.",
  byHand: "I have refunded it myself",
  byHandHint: "In cash, by transfer, or at the payment provider. This only records it.",
  byHandOnly:
    "The shop cannot refund this payment through a payment page. Refund it yourself, then enter the reference here.",
  referenceLabel: "Reference",
  referenceHint: "The reference of your transfer, or who got the cash. The buyer sees it.",
  reference: "Enter the reference of your transfer.",
  reasonLabel: "Reason",
  reasonHint: "For the shop’s own log. The buyer does not see it.",
  reason: "Enter a reason.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  openAgain: "Please reload this page and send the form again.",
  submit: "Refund",
  checkFields: "Please check the refund form.",
  requested: "The refund is on its way.",
  recorded: "The refund is recorded.",
  keyUsed: "This form was already sent with another amount. Reload the page to refund more.",
  forbidden: "Your role does not allow refunds. Ask a manager.",
  list: "Refunds",
  status: {
    requested: "On its way to the payment page",
    done: "Refunded",
    failed: "Refused",
  } satisfies Record<RefundStatus, string>,
  byHandWith: (reference: string) => `By hand: ${reference}`,
} as const;

/** The part of the order page where staff answer a transfer. */
export const staffTransferMessages = {
  title: "Bank transfer",
  allToCheck: "All transfers to check",
  queue: "Transfers to check",
  queueLead:
    "Compare each proof with your bank account, then confirm the transfer or reject the proof.",
  queueReadOnly: "Your role does not allow you to answer transfers. A manager can.",
  queueEmpty: "No transfers to check",
  queueEmptyHint: "When a buyer sends proof of a bank transfer, the order appears here.",
  oneByOne: "Check one by one",
  answered: "Someone has answered this transfer in the meantime.",
  next: "Show the next transfer",
  loading: "Loading the transfer",
  ofOrder: (number: string, text: string) => `${number}: ${text}`,
  waiting: (since: string) => `Proof received ${since}.`,
  nothingSent:
    "The buyer has not sent a proof. Confirm the transfer if the money has arrived anyway.",
  askFor: (amount: string, reference: string) =>
    `Asked for ${amount} with the reference ${reference}.`,
  proofAlt: (number: number) => `Proof ${number}`,
  open: (number: number) => `Proof ${number}: open in full size`,
  removed: (at: string) => `Picture removed ${at}, 90 days after the order was settled.`,
  sentAt: (at: string) => `Sent ${at}`,
  declinedFor: (reason: string) => `Declined: ${reason}`,
  answers: {
    none: "Not answered yet",
    confirmed: "Confirmed",
    mismatch: "Another amount arrived",
    declined: "Declined",
  } satisfies Record<ProofAnswer | "none", string>,
  confirmTitle: "Payment received",
  received: "Amount received, in pesos",
  bankReference: "The bank’s reference",
  bankReferenceHint: "As shown in the account, so you can find it again.",
  confirm: "Confirm transfer",
  declineTitle: "Reject proof",
  reason: "Reason",
  reasons: {
    unreadable: "The picture cannot be read.",
    not_arrived: "The transfer has not arrived in our account.",
    other_details: "The picture shows another account, amount or reference.",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
  note: "In your own words",
  noteHint: "The buyer gets the reason and this text by email.",
  optional: "Optional",
  decline: "Reject proof",
  forbidden: "Your role does not allow this. Ask a manager.",
  confirmed: "The transfer is confirmed, and the order is paid.",
  unfulfillable: "The transfer is recorded, but the order had already ended. Please refund it.",
  mismatch: "The amount differs from the one due, so the order is flagged.",
  declined: "The proof is rejected, and the buyer gets an email.",
  checkFields: "Please check the fields.",
  notUnderstood: "This button no longer works. Please reload the page.",
  errors: {
    amount: "Enter an amount such as 9200 or 9,200.50.",
    bankReference: "Enter what the bank calls this transfer, at most 100 characters.",
    reason: "Choose a reason.",
    note: "Give a reason, so the buyer knows what to do.",
    noteTooLong: "Use at most 500 characters.",
  },
  refused: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This order does not exist.",
    no_transfer: "This order is not paid by bank transfer.",
    already_paid: "Someone has already confirmed this transfer. Nothing was changed.",
    nothing_waiting: "Someone has already answered this proof. Nothing was changed.",
  },
} as const;
