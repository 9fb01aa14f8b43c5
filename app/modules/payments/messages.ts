import { formatMoney } from "#app/lib/money.ts";
import type { AttemptStatus, ProofAnswer } from "./rules/payment-terms.ts";
import type { CallbackOrder, TestDecision } from "./rules/test-callbacks.ts";

/** The built-in payment page. */
export const testPageText = {
  title: "Test payment",
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
  notUnderstood: "That did not reach this page whole. Please press one of the buttons again.",
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

/** What an order needs a person for when a refund does not go as it should. */
export const refundFlags = {
  refused: (amount: number, reason: string) =>
    `The gateway refused to give back ${formatMoney(amount)} (${reason}): pay it back by hand.`,
  unanswered: (amount: number) =>
    `The gateway has not confirmed that it gave back ${formatMoney(amount)}: look there.`,
};

export const refundMail = {
  subject: (number: string) => `Refund for order ${number}`,
  preview: (amount: number, number: string) =>
    `${formatMoney(amount)} of order ${number} goes back`,
  title: "Your money goes back",
  text: (amount: number, number: string) =>
    `we have refunded ${formatMoney(amount)} of order ${number}.`,
  byGateway: "It goes back the way it came, which can take your bank a few days.",
  byHand: (reference: string) => `We paid it back ourselves. Reference: ${reference}.`,
  nothingSent: "Nothing of this order will be sent.",
  action: "See your order",
  footer: "This link shows your order to whoever has it. Keep it to yourself.",
} as const;
/** What staff read on an order whose transfer was not the amount asked for. */
export const transferFlag = {
  short: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too little. Ask the buyer for the rest, and confirm the transfer once the whole amount is here.`,
  over: (received: string, difference: string) =>
    `A transfer of ${received} arrived, ${difference} too much. Send the difference back, and confirm the transfer with the amount that stays.`,
};

/** The buyer's side of a bank transfer: receipt, the page that takes a proof. */
export const transferMessages = {
  detailsTitle: "Transfer to this account",
  rows: {
    bank: "Bank",
    name: "Account name",
    number: "Account number",
    amount: "Amount",
    reference: "Reference",
  },
  referenceHint: "Write the reference into the transfer. It tells us whose money it is.",
  copy: "Copy",
  copied: "Copied",
  noAccount:
    "The account is not shown at the moment. You find it in the mail that we sent you when you ordered.",
  waitingTitle: "Waiting for your transfer",
  waiting:
    "Your items are set aside. Transfer the exact amount, with the reference, and send us a picture of it below.",
  keptUntil: (at: string) => `They are kept until ${at}. After that they are for sale again.`,
  receivedTitle: "We have your proof",
  received: (at: string) =>
    `Sent ${at}. We check it within one working day and mail you the answer. Your items stay set aside until then.`,
  declinedTitle: "We could not accept your proof",
  proofTitle: "Send us the proof",
  proofLead: "A photo or a screenshot of the transfer. We check it within one working day.",
  proofLate:
    "Did you transfer in time? Send us the proof. If the money is here and your items are still there, your order goes on.",
  anotherTitle: "Send another picture",
  file: "Photo or screenshot",
  fileHint: "JPEG, PNG or WebP up to 8 MB.",
  private: "Only you and our staff can see it.",
  checkTitle: "The picture was not sent",
  send: "Send proof",
  noMore: "You have sent as many pictures as one order takes. To add something, reply to our mail.",
  proofAlt: (sentAt: string) => `Your proof, sent ${sentAt}`,
  removed: (at: string) => `Picture removed ${at}, 90 days after the order was settled.`,
  proofsTitle: "What you sent",
  answers: {
    none: "Not checked yet",
    confirmed: "Accepted",
    mismatch: "Checked: we write to you",
    declined: "Not accepted",
  } satisfies Record<ProofAnswer | "none", string>,
  pageTitle: "Send a proof of your transfer",
  pageLead: (number: string) => `For order ${number}`,
  back: "Back to your order",
  sent: "Your proof is with us.",
  errors: {
    missing: "Choose a photo or screenshot first.",
    not_a_picture: "Send a photo or screenshot: JPEG, PNG or WebP up to 8 MB.",
    too_large: "That file is too large. Send a photo or screenshot: JPEG, PNG or WebP up to 8 MB.",
    not_whole: "The picture did not arrive whole. Please send it again.",
    too_many: "You have sent as many pictures as one order takes. Reply to our mail instead.",
    sent_before: "You sent this very picture before, and we could not accept it. Send another one.",
    not_waiting:
      "This order is not waiting for a transfer. If you have paid, reply to our mail and name the order.",
  },
} as const;

export const transferMailMessages = {
  receivedSubject: (number: string) => `We have your proof for order ${number}`,
  receivedTitle: "We have your proof",
  received: (number: string) =>
    `we have the picture of your transfer for order ${number}. We check it within one working day and mail you the answer. Your items stay set aside until then, and there is nothing you need to do.`,
  declinedSubject: (number: string) => `Your proof for order ${number} needs another look`,
  declinedTitle: "We could not accept your proof",
  declined: (number: string) =>
    `we looked at the picture of your transfer for order ${number} and could not accept it:`,
  declinedNext: (until: string) =>
    `Please send another picture, or transfer again if it went wrong. Your items are kept until ${until} (Manila time).`,
  declinedEnded:
    "The time to pay this order is over, and its items are for sale again. If your money did leave your account, send another picture or reply to this mail.",
  sendAnother: "Send another picture",
  reminderSubject: (number: string) => `Order ${number} is kept for one more day`,
  reminderTitle: "Your items are kept for one more day",
  reminder: (number: string, until: string) =>
    `we have not heard of your transfer for order ${number} yet. Please transfer and send us a picture of it by ${until} (Manila time). After that its items are for sale again.`,
  reminderPaid: "If you have transferred already, send us the picture, and we keep your items.",
  sendProof: "Send the proof",
  seeOrder: "See your order",
  linkFooter: "This link shows your order to whoever has it. Keep it to yourself.",
  staffSubject: (number: string) => `Check the transfer for order ${number}`,
  staffTitle: "A proof waits to be checked",
  staff: (number: string, amount: string) =>
    `A buyer sent a picture of a transfer of ${amount} for order ${number}. Look whether the money is on the account, then confirm or decline it.`,
  staffAction: "Open the order",
  staffFooter: "You get this because order notifications are switched on in the settings.",
} as const;
