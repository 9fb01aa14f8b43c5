import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { LineState, PayoutMethod, PayoutState } from "../rules/payout-terms.ts";
import type { LeftOut } from "../rules/why-left-out.ts";
import { PAYOUT_METHOD_NAMES } from "./shopper-payouts.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });
const many = (count: number) => (count === 1 ? "1 affiliate" : `${count} affiliates`);

export const payoutMessages = {
  title: "Payouts",
  lead: "Each payout is drafted, checked, confirmed by a second person if there is one, and then paid line by line.",
  caption: "Payouts",
  none: "No payouts yet",
  noneHint: "A draft lists everyone who is due, and why others are left out.",
  draft: "Draft a payout",
  drafted: "Draft created. Nothing is paid yet.",
  states: {
    draft: "Draft",
    open: "To be paid",
    closed: "Settled",
    dropped: "Discarded",
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
    total: "Total",
    flagged: "To check",
    drafted: "Drafted",
  },
  nothingToLookAt: "None",
  facts: {
    total: "Total",
    affiliates: "Affiliates",
    drafted: "Drafted",
    until: "Commissions payable until",
    confirmed: "Confirmed",
    closed: "Settled",
  },
  lines: "Affiliates to pay",
  leftOut: "Left out",
  leftOutNone: "No one else has a balance.",
  why: {
    suspended: "Suspended",
    terms: "Hasn’t accepted the terms",
    below_zero: "Balance below zero",
    not_due: "Nothing due yet under the payment terms",
    below_minimum: "Below the minimum payout",
    no_details: "No payout details on file",
    details_wait: "New payout details are still in their waiting period",
  } satisfies Record<LeftOut, string>,
  confirm: (count: number, total: Centavos) => `Confirm ${money(total)} for ${many(count)}`,
  confirmLead:
    "Once you confirm, the amounts leave the balances, and you can download a payment list for each method. You can’t undo this. If a line can’t be paid, mark it as failed and its amount goes back.",
  secondPerson: "You drafted this payout, so someone else has to confirm it.",
  drop: "Discard draft",
  confirmed: "The payout is confirmed. Pay its lines now.",
  changed: "Something changed since the draft. Check the new list, then confirm again.",
  nobodyLeft: "No one in the draft is due anymore, so it was discarded.",
  dropped: "The draft is discarded.",
  files: "Payment lists",
  file: (method: PayoutMethod) => `Download ${PAYOUT_METHOD_NAMES[method]} list`,
  fileHead: ["Account name", "Account number", "Bank", "Amount in PHP", "Reference"],
  settle: (code: string) => `Settle ${code}`,
  paid: "Mark as paid",
  reference: "Payment reference",
  failed: "Mark as failed",
  failedWhy: "Reason it couldn’t be paid",
  lineDone: {
    paid: "The line is paid.",
    failed: "The line failed. Its amount is back in the balance.",
  },
  statement: "Statement",
  back: "Payouts",
  refused: {
    forbidden: "Your role does not allow this.",
    not_found: "This payout or line no longer exists.",
    draft_there: "There’s already a draft. Confirm or discard it first.",
    nobody: "No one is due now.",
    not_now: "This was already done. The current status is shown.",
    changed_meanwhile: "A colleague changed this in the meantime. The current status is shown.",
    second_person: "You drafted this payout, so someone else has to confirm it.",
    proof_there: "A colleague added a receipt in the meantime. The current status is shown.",
    too_many: "This payout already has ten receipts. Remove one first.",
    unreadable:
      "An account can’t be opened because the shop’s key has changed since it was entered. Nothing was saved.",
  },
  errors: {
    reference: "Enter the payment reference",
    why: "Enter the reason it couldn’t be paid",
    method: "Choose a method",
    stale: "Reload the page",
    unknown: "We don’t recognize this form. Reload the page.",
  },
} as const;
