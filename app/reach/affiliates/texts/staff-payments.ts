import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";
import { PAYOUT_METHOD_NAMES } from "./shopper-payouts.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });

export const paymentMessages = {
  title: (number: string) => `Payments of ${number}`,
  open: "Pay and settle",
  openDone: "Receipts",
  lead: "Pay each line from the lists, then record the result here.",
  leadDone: "Every line is settled. You can still add receipts.",
  back: (number: string) => `Payout ${number}`,
  lines: "Line by line",
  proofOptional: "Optional",
  proof: "Receipt",
  proofHint: "A picture or PDF of up to 8 MB. The affiliate sees it.",
  proofOfAllHint: "A picture or PDF of up to 8 MB. It names everyone, so only staff see it.",
  method: "Settle a whole method",
  methodLead: "For a list uploaded as a whole. Each affiliate gets the reference by email.",
  allOf: (method: PayoutMethod, count: number, total: Centavos) =>
    count === 1
      ? `Mark the ${PAYOUT_METHOD_NAMES[method]} line as paid, ${money(total)}`
      : `Mark all ${count} ${PAYOUT_METHOD_NAMES[method]} lines as paid, ${money(total)}`,
  allReference: (method: PayoutMethod) => `Reference of the ${PAYOUT_METHOD_NAMES[method]} payment`,
  ofPayout: "Receipts for the whole payout",
  ofPayoutLead:
    "For example, the bank’s confirmation of an uploaded list. Affiliates don’t see these.",
  ofPayoutNone: "None yet.",
  ofPayoutOne: (at: string) => `Receipt added ${at}`,
  addOfPayout: "Add a receipt for the whole payout",
  addTo: (code: string) => `Add a receipt for ${code}`,
  add: "Add receipt",
  remove: "Remove receipt",
  removeOf: (what: string) => `Remove: ${what}`,
  removeLead: "For a wrong receipt. It’s deleted permanently, and the log records who removed it.",
  receiptOf: (code: string) => `Receipt for ${code}`,
  doneAll: (count: number) => (count === 1 ? "1 line is paid." : `${count} lines are paid.`),
  added: "The receipt is added.",
  removed: "The receipt is removed.",
  file: {
    missing: "Choose the receipt file",
    too_large: "The file is larger than 8 MB. Nothing was saved.",
    not_whole: "The form arrived incomplete. Send it again.",
    not_a_document: "We can’t read this file. Choose a PDF or a picture.",
    active_pdf: "This PDF contains active content. Print it to a new PDF and upload that.",
  },
} as const;
