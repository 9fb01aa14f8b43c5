import type { ProofAnswer } from "../rules/payment-terms.ts";

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
    "Your items are reserved. Transfer the exact amount, with the reference, and send us a picture of it below.",
  reservedUntil: (at: string) =>
    `They are reserved until ${at}. After that they are for sale again.`,
  receivedTitle: "We have your proof",
  received: (at: string) =>
    `Sent ${at}. We check it within one working day and mail you the answer. Your items stay reserved until then.`,
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
