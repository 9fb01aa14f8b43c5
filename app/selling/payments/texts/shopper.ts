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
  referenceHint: "Include the reference so we know the payment is yours.",
  copy: "Copy",
  copied: "Copied",
  noAccount:
    "We can’t show the account right now. You’ll find it in the email we sent when you ordered.",
  waitingTitle: "Waiting for your transfer",
  waiting:
    "Your items are reserved. Transfer the exact amount with the reference, then send us a picture below.",
  reservedUntil: (at: string) => `They’re reserved until ${at}, then go back on sale.`,
  receivedTitle: "We have your proof",
  received: (at: string) =>
    `Sent ${at}. We’ll check it within one business day and email you. Your items stay reserved until then.`,
  declinedTitle: "We couldn’t accept your proof",
  proofTitle: "Send your proof",
  proofLead: "Send a photo or screenshot of the transfer. We’ll check it within one business day.",
  proofLate:
    "Did you transfer in time? Send us the proof. If the money arrived and your items are still available, we’ll continue with your order.",
  anotherTitle: "Send another picture",
  file: "Photo or screenshot",
  fileHint: "JPEG, PNG or WebP up to 8 MB.",
  private: "Only you and our staff can see it.",
  checkTitle: "The picture was not sent",
  send: "Send proof",
  noMore: "You’ve reached the picture limit for this order. To add something, reply to our email.",
  proofAlt: (sentAt: string) => `Your proof, sent ${sentAt}`,
  removed: (at: string) => `Picture removed ${at}, 90 days after the order was settled.`,
  proofsTitle: "Your proofs",
  answers: {
    none: "Not checked yet",
    confirmed: "Accepted",
    mismatch: "Checked. We’ll email you.",
    declined: "Not accepted",
  } satisfies Record<ProofAnswer | "none", string>,
  pageTitle: "Send proof of your transfer",
  pageLead: (number: string) => `For order ${number}`,
  back: "Back to your order",
  sent: "We received your proof.",
  errors: {
    missing: "Choose a photo or screenshot first.",
    not_a_picture: "This isn’t a picture we can read. Send a JPEG, PNG or WebP up to 8 MB.",
    too_large: "This file is too large. Send a JPEG, PNG or WebP up to 8 MB.",
    not_whole: "The picture arrived incomplete. Please send it again.",
    too_many: "You’ve reached the picture limit for this order. Reply to our email instead.",
    sent_before:
      "You’ve sent this picture before, and we couldn’t accept it. Please send a different one.",
    not_waiting:
      "This order isn’t waiting for a transfer. If you’ve paid, reply to our email with the order number.",
  },
} as const;
