import { formatMoney } from "#app/lib/money.ts";
import type { AttemptStatus, ProofAnswer, RefundStatus } from "../rules/payment-terms.ts";
import type { DeclineReason } from "../rules/transfer-terms.ts";

export const paymentMessages = {
  attempt: {
    open: "Started, nothing heard yet",
    paid: "Paid",
    failed: "Declined",
    cancelled: "Given up by the buyer",
  } satisfies Record<AttemptStatus, string>,
} as const;

/** What an order needs a person for when a refund does not go as it should. */
export const refundFlags = {
  refused: (amount: number, reason: string) =>
    `The gateway refused to give back ${formatMoney(amount)} (${reason}): pay it back by hand.`,
  unanswered: (amount: number) =>
    `The gateway has not confirmed that it gave back ${formatMoney(amount)}: look there.`,
};

/** What staff read on an order whose transfer was not the amount asked for. */
export const transferFlag = {
  short: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too little. Ask the buyer for the rest, and confirm the transfer once the whole amount is here.`,
  over: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too much. Send the difference back, and confirm the transfer with the amount that stays.`,
};

export const refundMessages = {
  title: "Refund",
  nothingLeft: "Nothing of this order is left to give back.",
  left: (amount: number) => `${formatMoney(amount)} can be given back.`,
  amountLabel: "Amount in pesos",
  amount: "Enter an amount such as 1,250.00.",
  tooMuch: (left: number) =>
    left > 0
      ? `Only ${formatMoney(left)} is left to give back.`
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
  openAgain: "Open this page again, and send the form from there.",
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

/** The part of the order page where staff answer a transfer. */
export const staffTransferMessages = {
  title: "Bank transfer",
  allToCheck: "All transfers to check",
  waiting: (since: string) => `A proof waits since ${since}.`,
  nothingSent: "The buyer has not sent a proof. Confirm the transfer if the money is here anyway.",
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
  confirmTitle: "The money is here",
  received: "Amount received, in pesos",
  bankReference: "The bank's reference",
  bankReferenceHint: "As it stands on the account, to find it again.",
  confirm: "Confirm transfer",
  declineTitle: "The proof is not good",
  reason: "Reason",
  reasons: {
    unreadable: "The picture cannot be read.",
    not_arrived: "The transfer has not arrived on our account.",
    other_details: "The picture shows another account, amount or reference.",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
  note: "In your own words",
  noteHint: "The buyer reads the reason and this in a mail.",
  optional: "Optional",
  decline: "Decline proof",
  forbidden: "Your role does not allow this. Ask a manager.",
  confirmed: "The transfer is confirmed, and the order is paid.",
  unfulfillable: "The transfer is recorded, but the order had ended and cannot be kept: refund it.",
  mismatch: "The amount is not the one asked for: the order is flagged.",
  declined: "The proof is declined, and the buyer gets a mail.",
  checkFields: "Please check the fields.",
  errors: {
    amount: "Enter an amount such as 9200 or 9,200.50.",
    bankReference: "Enter what the bank calls this transfer, at most 100 characters.",
    reason: "Choose a reason.",
    note: "Say why, so that the buyer knows what to do.",
    noteTooLong: "Use at most 500 characters.",
  },
  refused: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This order does not exist.",
    no_transfer: "This order is not paid by bank transfer.",
    already_paid: "Somebody has confirmed this transfer already. Nothing was changed.",
    nothing_waiting: "Somebody has answered this proof already. Nothing was changed.",
  },
} as const;
