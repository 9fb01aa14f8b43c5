import { formatCount } from "#app/lib/money.ts";
import { findingWords } from "#app/selling/payments/texts/staff-findings.ts";
import type { CashAct, CashKind, LineVerdict } from "../rules/cash-terms.ts";
import type { CashAge } from "../rules/cash-out.ts";
import type { RowProblem } from "../rules/read-remittance.ts";

const daysOf = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const remittanceMessages = {
  title: "Remittances",
  lead: "Cash that couriers collected at the door. Each line of a courier’s file is matched to a parcel by tracking number. Orders with the exact amount are recorded as paid.",
  toDifferences: (count: number) =>
    count === 0 ? "No COD mismatches" : `COD mismatches to review: ${formatCount(count)}`,
  upload: {
    title: "Upload a remittance",
    carrier: "Courier",
    choose: "Choose a courier",
    file: "Remittance file",
    fileHint:
      "CSV with the columns “Tracking number” and “COD amount” or “Remitted”. “Fee” and “Delivered date” are optional. Up to 1,000 lines.",
    submit: "Preview file",
    check: "Please check this.",
  },
  problems: {
    no_carrier: "Choose the courier that sent this file.",
    no_tracking:
      "This file has no column named “Tracking number”. Rename the column with the parcels’ tracking numbers.",
    no_amount:
      "This file has no column named “COD amount” or “Remitted”. Rename the column with the collected amounts.",
    no_lines: "No row has both a tracking number and an amount.",
    too_many: "A file can have up to 1,000 lines. Split the file and upload each part.",
    known_file: "This file was already saved. Nothing was changed.",
    forbidden: "Your role can’t upload remittances.",
  },
  rows: {
    no_tracking: "tracking number missing",
    long_tracking: "tracking number longer than 60 characters",
    no_amount: "amount missing",
    not_an_amount: "the amount isn’t a peso amount",
  } satisfies Record<RowProblem, string>,
  row: (rowNo: number, why: string) => `Row ${rowNo}: ${why}.`,
  out: {
    title: "Outstanding cash by courier",
    none: "No outstanding cash",
    noneHint: "When a cash-on-delivery order ships, the cash due from the courier appears here.",
    carrier: "Courier",
    orders: "Orders",
    ages: (days: number): Record<CashAge, string> => ({
      on_the_way: "Not delivered yet",
      in_time: `Delivered up to ${daysOf(days)} ago`,
      late: `Up to ${2 * days} days ago`,
      very_late: `More than ${2 * days} days ago`,
    }),
    sum: "Total",
    noCarrier: "No courier on record",
  },
  claims: {
    title: "Open claims",
    since: (day: string) => `Claimed on ${day}`,
  },
  files: {
    title: "Saved remittances",
    none: "No remittances yet",
    noneHint: "Download a remittance from your courier’s portal as CSV, then upload it above.",
    file: "File",
    carrier: "Courier",
    uploaded: "Saved",
    lines: "Lines",
  },
  sums: {
    expected: "Expected",
    collected: "Collected",
    difference: "Difference",
    fees: "Fees",
    withheld: "Withheld, not listed as a fee",
    remitted: "Remitted",
  },
  lines: {
    title: "Lines",
    row: "Row",
    tracking: "Tracking number",
    order: "Order",
    delivered: "Delivered",
    verdict: "Note",
    unknown: "No parcel with this number",
    verdicts: {
      first: "",
      again: "This number was already remitted",
      back: "Taken back",
    } satisfies Record<LineVerdict, string>,
  },
  bad: (count: number) =>
    count === 1 ? "1 row can’t be read" : `${formatCount(count)} rows can’t be read`,
  badHint:
    "Unreadable rows are ignored. Fix the file and upload it again, or save it without these rows.",
  badSaved: "Unreadable rows were ignored. Ask the courier about them.",
  draft: {
    title: (fileName: string) => `Review ${fileName}`,
    lead: (carrier: string) => `Remittance from ${carrier}, not saved yet.`,
    columns: "Columns in the file",
    leftOut: "Not used",
    orders: "Result",
    matched: "Orders with the exact amount",
    lines: "Readable lines",
    save: "Save remittance",
    discard: "Discard",
    saved: "The remittance is saved.",
    discarded: "The file is discarded. Nothing was changed.",
    gone: "This file was already saved or discarded.",
  },
  page: {
    lead: (carrier: string, when: string) => `Remittance from ${carrier}, saved ${when}.`,
    back: "All remittances",
  },
} as const;

export const cashOnOrder = {
  title: "Cash from the courier",
  line: (carrier: string, amount: string, day: string) => `${carrier}: ${amount}, ${day}`,
  amounts: (arrived: string, due: string) => `${arrived} received, ${due} due`,
} as const;

export const differenceMessages = {
  ...findingWords,
  title: "COD mismatches",
  act: "Settle a COD mismatch",
  lead: "Couriers’ cash that doesn’t match the amount due at the door. Checked every night and with each remittance.",
  back: "Remittances",
  none: "No COD mismatches to review",
  noneHint: "Every night, the shop compares the couriers’ cash with the amounts due at the door.",
  kinds: {
    missing: {
      title: "Missing cash",
      todo: "The parcel was delivered, but no remittance includes the cash. Claim it from the courier with the tracking number.",
    },
    short: {
      title: "Too little cash",
      todo: "The courier paid less than the order total. Claim the rest. If the buyer paid in full at the door, record the order as paid in the meantime.",
    },
    over: {
      title: "Too much cash",
      todo: "Record the order as paid in full, and return the excess to the buyer.",
    },
    double: {
      title: "Parcel remitted twice",
      todo: "The courier paid the cash for one tracking number twice. Tell the courier, who will deduct it from a later remittance.",
    },
    unknown: {
      title: "Unknown tracking number",
      todo: "Find the parcel. If the number was mistyped here, correct it on the order, and this mismatch closes automatically. Otherwise the money isn’t the shop’s: tell the courier.",
    },
    not_cash: {
      title: "Cash for an order with none due",
      todo: "The order was paid another way, and the buyer paid again at the door. Return the cash to the buyer.",
    },
    returned: {
      title: "Cash for a returned parcel",
      todo: "The parcel came back or the order was canceled, but the courier paid cash for it. Find out what happened, and return the cash to the person who paid.",
    },
  } satisfies Record<CashKind, { title: string; todo: string }>,
  noTracking: "no tracking number",
  facts: {
    carrier: "Courier",
    tracking: "Tracking number",
    amount: "Received",
    expected: "Due",
    difference: "Difference",
    movedAt: "Date",
    foundAt: "Found",
    claimedAt: "Claimed",
  },
  acts: {
    claim: "Mark as claimed",
    pay: "Record as paid in full",
    write_off: "Write off",
    end: "Mark as resolved",
    note: "Add a note",
  } satisfies Record<CashAct, string>,
  did: {
    claim: "Claimed",
    pay: "Recorded as paid",
    write_off: "Written off",
    end: "Resolved",
    note: "Note",
  } satisfies Record<CashAct, string>,
  done: {
    claim:
      "The claim is saved with today’s date. If the courier doesn’t answer, the mismatch returns to this list.",
    pay: "The order is recorded as paid.",
    write_off: "The rest is written off, and the order is recorded as paid.",
    end: findingWords.ended,
    note: "The note is saved.",
  } satisfies Record<CashAct, string>,
  noteHint:
    "Such as the claim number or the reason for a write-off. Saved in the log. Optional for claims and payments.",
  errors: {
    ...findingWords.errors,
    forbidden: "Your role can’t do this. Ask the owner or a manager.",
    changed_meanwhile:
      "A colleague worked on this mismatch in the meantime. Check it before you decide.",
    not_this_act: "This action isn’t available for this mismatch. Reload the page.",
    not_due: "This order is no longer waiting for cash. Check the order.",
  },
} as const;
