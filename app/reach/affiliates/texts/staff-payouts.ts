import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { LineState, PayoutMethod, PayoutState } from "../rules/payout-terms.ts";
import type { LeftOut } from "../rules/why-left-out.ts";
import { PAYOUT_METHOD_NAMES } from "./shopper-payouts.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });
const many = (count: number) => (count === 1 ? "1 affiliate" : `${count} affiliates`);

export const payoutMessages = {
  title: "Payouts",
  lead: "Each payout is drafted, looked at, confirmed by a second person where there is one, and then paid line by line.",
  caption: "Payouts",
  none: "No payouts yet",
  noneHint: "A draft lists everyone who is due, and why others are left out.",
  draft: "Draft a payout",
  drafted: "The draft is made. Nothing is paid yet.",
  states: {
    draft: "Draft",
    open: "To be paid",
    closed: "Settled",
    dropped: "Dropped",
  } satisfies Record<PayoutState, string>,
  lineStates: {
    planned: "Planned",
    open: "To be paid",
    paid: "Paid",
    failed: "Failed",
  } satisfies Record<LineState, string>,
  columns: {
    number: "Number",
    state: "Status",
    affiliates: "Affiliates",
    total: "Sum",
    flagged: "To look at",
    drafted: "Drafted",
  },
  nothingToLookAt: "None",
  facts: {
    total: "Sum",
    affiliates: "Affiliates",
    drafted: "Drafted",
    until: "Commissions payable until",
    confirmed: "Confirmed",
    closed: "Settled",
  },
  lines: "Who is paid",
  leftOut: "Who is left out",
  leftOutNone: "No one else has a balance.",
  why: {
    suspended: "Suspended",
    terms: "Has not accepted the terms",
    below_zero: "The balance is below zero",
    not_due: "Nothing is due yet by the payment terms",
    below_minimum: "Less than the minimum payout is due",
    no_details: "No payout details on file",
    details_wait: "New payout details are still in their waiting time",
  } satisfies Record<LeftOut, string>,
  confirm: (count: number, total: Centavos) => `Confirm ${money(total)} for ${many(count)}`,
  confirmLead:
    "Once you confirm, the sums leave the balances and the list to pay from can be downloaded for each method. It can’t be undone: a line that can’t be paid is marked as failed, and its sum goes back.",
  secondPerson: "Someone else has to confirm it: you drafted it.",
  drop: "Drop the draft",
  confirmed: "The payout is confirmed. Pay its lines now.",
  changed: "Something changed since the draft. Look at the new list, then confirm again.",
  nobodyLeft: "No one of the draft is due any more, so it was dropped.",
  dropped: "The draft is dropped.",
  files: "Lists to pay from",
  file: (method: PayoutMethod) => `Download ${PAYOUT_METHOD_NAMES[method]} list`,
  fileHead: ["Account name", "Account number", "Bank", "Amount in PHP", "Reference"],
  settle: (code: string) => `Settle ${code}`,
  paid: "Mark as paid",
  reference: "Reference of the payment",
  failed: "Mark as failed",
  failedWhy: "Why it could not be paid",
  lineDone: {
    paid: "The line is paid.",
    failed: "The line failed. Its sum is back in the balance.",
  },
  statement: "Statement",
  back: "Payouts",
  refused: {
    forbidden: "You may not change this.",
    not_found: "This payout or line is not there.",
    draft_there: "There is a draft already. Confirm or drop it first.",
    nobody: "No one is due now.",
    not_now: "It was done already. This is how it stands now.",
    changed_meanwhile: "A colleague changed it meanwhile. This is how it stands now.",
    second_person: "Someone else has to confirm it: you drafted it.",
    proof_there: "A colleague added a receipt meanwhile. This is how it stands now.",
    too_many: "This payout has ten receipts already. Remove one first.",
    unreadable:
      "An account can’t be opened: the shop’s secret is another one than when it was entered. Nothing was written.",
  },
  errors: {
    reference: "Enter the reference of the payment",
    why: "Say why it could not be paid",
    method: "Choose a method",
    stale: "Load the page again",
    unknown: "This form is not known. Load the page again.",
  },
} as const;
