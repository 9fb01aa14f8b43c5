import { formatCount } from "#app/lib/money.ts";
import type { FindingKind } from "../rules/finding-terms.ts";
import { findingWords } from "./staff-findings.ts";
import { MOST_ROWS } from "#app/running/imports/rules/file-limits.ts";

/** The queue of differences between the books of the shop and of its providers. */
export const reconciliationMessages = {
  ...findingWords,
  title: "Reconciliation",
  lead: "Differences between the shop’s books and the payment provider’s. Checked every night and with each payout file.",
  none: "The books agree",
  noneHint: "Every night the shop compares its orders with the providers’ reports and payouts.",
  toPayouts: "Payout files",
  kinds: {
    no_order: {
      title: "Paid without an order",
      todo: "No order matches this payment. Find it in the provider’s dashboard and refund it there.",
      done: "Mark as refunded",
    },
    no_payment: {
      title: "Paid order without a payment",
      todo: "The order is marked as paid online, but no payment arrived. Before shipping, look for its reference in the provider’s dashboard.",
      done: "Mark as resolved",
    },
    other_amount: {
      title: "Amount differs from the order",
      todo: "Open the order and settle the difference with the buyer: refund the excess, or request the rest.",
      done: "Mark as settled",
    },
    unpaid_here: {
      title: "Paid out but unpaid here",
      todo: "The shop asks the provider again in a few minutes and then resolves this automatically. If it stays open, ask the provider’s support why the payment is reported as open.",
      done: "Mark as resolved",
    },
    paid_out_twice: {
      title: "Paid out twice",
      todo: "The provider paid out one payment twice and will reclaim it. Report this line to the provider’s support.",
      done: "Mark as reported",
    },
    not_paid_out: {
      title: "Settled but not paid out",
      todo: "Later payout files don’t include this payment. Check its payout date in the provider’s dashboard. If it’s on hold, ask the provider’s support.",
      done: "Mark as paid out",
    },
  } satisfies Record<FindingKind, { title: string; todo: string; done: string }>,
  facts: {
    provider: "Provider",
    reference: "Reference",
    amount: "Received",
    expected: "Expected",
    movedAt: "Date",
    foundAt: "Found",
    order: "Order",
  },
  noteHint: "For example, the refund number. Recorded in the audit log.",
  errors: { ...findingWords.errors, forbidden: "Your role doesn’t allow you to resolve this." },
} as const;

/** The page that compares providers' files with the shop's payments. */
export const payoutMessages = {
  title: "Payout files",
  lead: "Download a payout list from your provider as CSV and upload it here. Each line is matched with its payment.",
  back: "Reconciliation",
  provider: "Provider",
  file: "Payout file",
  fileHint: `CSV with the columns “Reference” and “Amount”, and optionally “Fee”. At most ${formatCount(MOST_ROWS)} rows.`,
  submit: "Compare",
  check: "Please check the file.",
  imported: (lines: number, odd: number) =>
    odd === 0
      ? `Lines compared: ${formatCount(lines)}. All match.`
      : `Lines compared: ${formatCount(lines)}. Differences to review under Reconciliation: ${formatCount(odd)}.`,
  problems: {
    provider: "Choose the provider of this file.",
    no_reference:
      "This file has no “Reference” column. Rename the column with the shop’s reference, which starts with order_.",
    no_amount:
      "This file has no “Amount” column. Rename the column with the amount that the buyer paid.",
    unreadable_row: (row: number) =>
      `Row ${row} has an amount that isn’t in pesos, or a reference that is too long. Fix the row and upload the file again.`,
    no_lines: "No row in this file has a reference.",
  },
  errors: {
    forbidden: "Your role doesn’t allow you to upload payout files.",
    known_file: "This file was already uploaded. Nothing has changed.",
  },
  list: "Uploaded files",
  none: "No files uploaded yet",
  noneHint: "Upload a payout file to see which payments haven’t been paid out.",
  columns: {
    file: "File",
    provider: "Provider",
    uploaded: "Uploaded",
    lines: "Lines",
    amount: "Amount",
    fees: "Fees",
    odd: "Differences",
  },
} as const;
