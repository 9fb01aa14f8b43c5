import { formatCount } from "#app/lib/money.ts";
import type { FindingKind } from "../rules/finding-terms.ts";
import { findingWords } from "./staff-findings.ts";
import { MOST_ROWS } from "#app/running/imports/rules/file-limits.ts";

/** The queue of differences between the books of the shop and of its providers. */
export const reconciliationMessages = {
  ...findingWords,
  title: "Reconciliation",
  lead: "Where the shop’s books and those of a payment provider differ. Looked for every night, and with each payout file.",
  none: "The books agree",
  noneHint:
    "Every night the shop compares its orders with what the providers reported and paid out.",
  toPayouts: "Payout files",
  kinds: {
    no_order: {
      title: "Paid without an order",
      todo: "Look the payment up in the provider’s dashboard and refund it there: no order of the shop belongs to it.",
      done: "It is refunded",
    },
    no_payment: {
      title: "An order without its payment",
      todo: "The order counts as paid online, and no payment of it arrived. Open it, and look for its reference in the provider’s dashboard before anything is shipped.",
      done: "It is put right",
    },
    other_amount: {
      title: "Another amount than the order’s",
      todo: "Open the order and settle the difference with its buyer: refund it, or ask for the rest.",
      done: "The difference is settled",
    },
    unpaid_here: {
      title: "Paid out, and unpaid here",
      todo: "The shop queries the provider by itself in a few minutes, and then this ends by itself. If it stays, ask the provider’s support why it reports the payment as open.",
      done: "It is put right",
    },
    paid_out_twice: {
      title: "Paid out twice",
      todo: "Ask the provider’s support about this line: it paid out one payment again, and will take that back.",
      done: "The provider knows",
    },
    not_paid_out: {
      title: "Settled and not paid out",
      todo: "Later payout files do not have this payment. Look in the provider’s dashboard for when it is paid out, and ask its support if it is held.",
      done: "It is paid out",
    },
  } satisfies Record<FindingKind, { title: string; todo: string; done: string }>,
  facts: {
    provider: "Provider",
    reference: "Reference",
    amount: "Arrived",
    expected: "Should be",
    movedAt: "When",
    foundAt: "Found",
    order: "Order",
  },
  noteHint: "Such as the number of the refund. It is written to the log.",
  errors: { ...findingWords.errors, forbidden: "You may not end this." },
} as const;

/** The page that compares providers' files with the shop's payments. */
export const payoutMessages = {
  title: "Payout files",
  lead: "Download the list of a payout from your provider as CSV, and upload it here. Each line is matched with the payment it is for.",
  back: "Reconciliation",
  provider: "Provider",
  file: "Payout file",
  fileHint: `CSV with a column “Reference” and a column “Amount”, and “Fee” where there is one. At most ${formatCount(MOST_ROWS)} rows.`,
  submit: "Compare",
  check: "Please check this.",
  imported: (lines: number, odd: number) =>
    odd === 0
      ? `Compared lines: ${formatCount(lines)}. All of them agree.`
      : `Compared lines: ${formatCount(lines)}. Of them ${formatCount(odd)} differ and wait under Reconciliation.`,
  problems: {
    provider: "Choose whose file it is.",
    no_reference:
      "No column of this file is called “Reference”. Rename the one that has the shop’s reference (it begins with order_).",
    no_amount:
      "No column of this file is called “Amount”. Rename the one that has what the buyer paid.",
    unreadable_row: (row: number) =>
      `Row ${row} has no amount in pesos, or a reference that is too long. Mend it, and upload the file again.`,
    no_lines: "No row of this file has a reference.",
  },
  errors: {
    forbidden: "You may not upload payout files.",
    known_file: "This file was uploaded before. Nothing was changed.",
  },
  list: "Uploaded files",
  none: "No file was uploaded yet",
  noneHint: "Until the first one, no one can see which payments were not paid out.",
  columns: {
    file: "File",
    provider: "Provider",
    uploaded: "Uploaded",
    lines: "Lines",
    amount: "Amount",
    fees: "Fees",
    odd: "Differ",
  },
} as const;
