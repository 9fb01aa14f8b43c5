import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";
import { PAYOUT_METHOD_NAMES } from "./shopper-payouts.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });

export const paymentMessages = {
  title: (number: string) => `Payments of ${number}`,
  open: "Pay and settle",
  openDone: "Receipts",
  lead: "Pay each line from the lists, then say here what became of it.",
  leadDone: "Every line is settled. Receipts can still be added.",
  back: (number: string) => `Payout ${number}`,
  lines: "Line by line",
  proofOptional: "Optional",
  proof: "Receipt",
  proofHint: "A picture or a PDF of up to 8 MB. The affiliate sees it.",
  proofOfAllHint: "A picture or a PDF of up to 8 MB. It names everyone, so staff alone see it.",
  method: "All of one method at once",
  methodLead:
    "For a list that was uploaded as a whole. Each affiliate gets the reference by email.",
  allOf: (method: PayoutMethod, count: number, total: Centavos) =>
    `Mark all ${count} ${PAYOUT_METHOD_NAMES[method]} lines as paid, ${money(total)}`,
  allReference: (method: PayoutMethod) => `Reference of the ${PAYOUT_METHOD_NAMES[method]} payment`,
  ofPayout: "Receipts of the whole payout",
  ofPayoutLead: "Such as the bank’s confirmation of an uploaded list. No affiliate sees them.",
  ofPayoutNone: "None yet.",
  ofPayoutOne: (at: string) => `Receipt added ${at}`,
  addOfPayout: "Add a receipt of the whole payout",
  addTo: (code: string) => `Add the receipt of ${code}`,
  add: "Add the receipt",
  remove: "Remove the receipt",
  removeOf: (what: string) => `Remove: ${what}`,
  removeLead: "For a receipt of something else. It is gone for good; the log says who removed it.",
  receiptOf: (code: string) => `Receipt of ${code}`,
  doneAll: (count: number) => (count === 1 ? "1 line is paid." : `${count} lines are paid.`),
  added: "The receipt is added.",
  removed: "The receipt is removed.",
  file: {
    missing: "Choose the receipt’s file",
    too_large: "The file is larger than 8 MB. Nothing was written.",
    not_whole: "The form arrived incomplete. Please send it again.",
    not_a_document: "This is neither a PDF nor a picture we can read",
    active_pdf: "This PDF contains active content. Print it to a new PDF and upload that.",
  },
} as const;
