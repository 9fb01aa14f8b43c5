import type { ProofAnswer } from "../rules/payment-terms.ts";

/** A bank transfer for its buyer: the receipt, and the page for the proof. */
export const transferMessages = {
  detailsTitle: "Transfer to this account",
  rows: {
    bank: "Bank",
    name: "Account name",
    number: "Account number",
    amount: "Amount",
    reference: "Reference",
  },
  referenceHint: "Put the reference in the transfer, so we know the payment is yours.",
  copy: "Copy",
  copied: "Copied",
  noAccount:
    "The account is not shown at the moment. You can find it in the email we sent you when you ordered.",
  waitingTitle: "Waiting for your transfer",
  waiting:
    "Your items are reserved. Transfer the exact amount, with the reference, and send us a picture of it below.",
  reservedUntil: (at: string) =>
    `They are reserved until ${at}. After that they are for sale again.`,
  receivedTitle: "We have your proof",
  received: (at: string) =>
    `Sent ${at}. We will check it within one business day and email you. Your items stay reserved until then.`,
  declinedTitle: "We could not accept your proof",
  proofTitle: "Send us the proof",
  proofLead: "A photo or a screenshot of the transfer. We will check it within one business day.",
  proofLate:
    "Did you transfer in time? Send us the proof. If the money arrived and your items are still available, your order goes on.",
  anotherTitle: "Send another picture",
  file: "Photo or screenshot",
  fileHint: "JPEG, PNG or WebP up to 8 MB.",
  private: "Only you and our staff can see it.",
  checkTitle: "The picture was not sent",
  send: "Send proof",
  noMore:
    "You have reached the limit of pictures for one order. To add something, reply to our email.",
  proofAlt: (sentAt: string) => `Your proof, sent ${sentAt}`,
  removed: (at: string) => `Picture removed ${at}, 90 days after the order was settled.`,
  proofsTitle: "What you sent",
  answers: {
    none: "Not checked yet",
    confirmed: "Accepted",
    mismatch: "Checked, we will email you",
    declined: "Not accepted",
  } satisfies Record<ProofAnswer | "none", string>,
  pageTitle: "Send a proof of your transfer",
  pageLead: (number: string) => `For order ${number}`,
  back: "Back to your order",
  sent: "Your proof has arrived.",
  errors: {
    missing: "Choose a photo or screenshot first.",
    not_a_picture: "Send a photo or screenshot: JPEG, PNG or WebP up to 8 MB.",
    too_large: "That file is too large. Send a photo or screenshot: JPEG, PNG or WebP up to 8 MB.",
    not_whole: "The picture arrived incomplete. Please send it again.",
    too_many: "You have reached the limit of pictures for one order. Reply to our email instead.",
    sent_before:
      "You have sent this picture before, and we could not accept it. Please send another one.",
    not_waiting:
      "This order is not waiting for a transfer. If you have paid, reply to our email and mention the order.",
  },
} as const;
