import { formatCount } from "#app/lib/money.ts";
import { findingWords } from "#app/selling/payments/texts/staff-findings.ts";
import type { CashAct, CashKind, LineVerdict } from "../rules/cash-terms.ts";
import type { CashAge } from "../rules/cash-out.ts";
import type { RowProblem } from "../rules/read-remittance.ts";

export const remittanceMessages = {
  title: "Remittances",
  lead: "The cash that couriers collected at the door. Each line of their file is matched with a parcel by its tracking number, and orders whose cash came to the peso are recorded as paid.",
  toDifferences: (count: number) =>
    count === 0 ? "No differences wait" : `Differences that wait: ${formatCount(count)}`,
  upload: {
    title: "Upload a remittance",
    carrier: "Courier",
    choose: "Choose a courier",
    file: "Remittance file",
    fileHint:
      "CSV with a column “Tracking number” and a column “COD amount” or “Remitted”; “Fee” and “Delivered date” where there are some. At most 1,000 lines.",
    submit: "Show what it says",
    submitHint: "Nothing counts before you have seen it and saved it.",
    check: "Please check this.",
  },
  problems: {
    no_carrier: "Choose whose file it is.",
    no_tracking:
      "No column of this file is called “Tracking number”. Rename the one that has the courier’s number of each parcel.",
    no_amount:
      "No column of this file is called “COD amount” or “Remitted”. Rename the one that has what was collected.",
    no_lines: "No row of this file has a tracking number and an amount.",
    too_many: "A file may have 1,000 lines. Divide it, and upload one part after the other.",
    known_file: "This file was saved before. Nothing was changed.",
    forbidden: "You may not upload remittances.",
  },
  rows: {
    no_tracking: "has an amount and no tracking number",
    long_tracking: "has a tracking number of more than 60 characters",
    no_amount: "has a tracking number and no amount",
    not_an_amount: "has an amount that is none in pesos",
  } satisfies Record<RowProblem, string>,
  row: (rowNo: number, why: string) => `Row ${rowNo} ${why}.`,
  out: {
    title: "Cash that couriers still have",
    none: "No cash is out",
    noneHint: "Once a cash-on-delivery order has left, what its courier has to bring stands here.",
    carrier: "Courier",
    orders: "Orders",
    ages: (days: number): Record<CashAge, string> => ({
      on_the_way: "Not delivered yet",
      in_time: `Delivered, up to ${days} days ago`,
      late: `Up to ${2 * days} days ago`,
      very_late: "Longer ago",
    }),
    sum: "In all",
    noCarrier: "No courier named",
  },
  claims: {
    title: "Claimed from couriers",
    since: (day: string) => `Claimed on ${day}`,
  },
  files: {
    title: "Saved remittances",
    none: "No remittance was saved yet",
    noneHint:
      "Download the list of a remittance from your courier’s portal as CSV, and upload it above.",
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
    withheld: "Withheld, without being called a fee",
    remitted: "Remitted",
  },
  lines: {
    title: "Lines",
    row: "Row",
    tracking: "Tracking number",
    order: "Order",
    delivered: "Delivered",
    verdict: "Line",
    unknown: "No parcel has this number",
    verdicts: {
      first: "",
      again: "This number was remitted before",
      back: "Taken back",
    } satisfies Record<LineVerdict, string>,
  },
  bad: (count: number) =>
    count === 1 ? "1 row cannot be read" : `${formatCount(count)} rows cannot be read`,
  badHint:
    "What cannot be read counts for nothing. Mend the file and upload it again, or save it without.",
  badSaved: "What cannot be read counts for nothing. Ask the courier about it.",
  draft: {
    title: (fileName: string) => `Before saving: ${fileName}`,
    lead: (carrier: string) => `A remittance of ${carrier}. It counts once you save it.`,
    columns: "Columns of the file",
    leftOut: "Not used",
    orders: "What it would say",
    matched: "Orders whose cash comes to the peso",
    lines: "Lines that can be read",
    save: "Save this remittance",
    discard: "Discard",
    saved: "The remittance is saved.",
    discarded: "The file is discarded. Nothing was changed.",
    gone: "This file was saved or discarded already.",
  },
  page: {
    lead: (carrier: string, when: string) => `Remittance of ${carrier}, saved ${when}.`,
    back: "All remittances",
  },
} as const;

export const cashOnOrder = {
  title: "Cash of the courier",
  line: (carrier: string, amount: string, day: string) => `${carrier}: ${amount}, ${day}`,
  amounts: (arrived: string, due: string) => `${arrived} arrived, ${due} was due`,
} as const;

export const differenceMessages = {
  ...findingWords,
  title: "Cash that differs",
  act: "Settle a difference with a courier",
  lead: "Where the cash of couriers differs from what was due at the door. Looked for every night, and with each remittance.",
  back: "Remittances",
  none: "The couriers’ cash agrees",
  noneHint: "Every night the shop compares what couriers brought with what was due at the door.",
  kinds: {
    missing: {
      title: "Cash that never came",
      todo: "The parcel was delivered, and no remittance has its cash. Claim it from the courier, with the tracking number.",
    },
    short: {
      title: "Less cash than was due",
      todo: "The courier brought less than the order costs. Claim the rest. If the buyer paid in full at the door, record the order as paid meanwhile.",
    },
    over: {
      title: "More cash than was due",
      todo: "Record the order as paid in full, and give what is too much back to its buyer.",
    },
    double: {
      title: "The same parcel twice",
      todo: "The courier brought the cash of one tracking number again. Tell them; they will take it back with a later remittance.",
    },
    unknown: {
      title: "A tracking number that no parcel has",
      todo: "Look for the parcel. If its number was mistyped here, correct it on the order, and this ends by itself. Otherwise it is not the shop’s money: tell the courier.",
    },
    not_cash: {
      title: "Cash for an order that owed none",
      todo: "The order was paid otherwise, and its buyer paid again at the door. Give it back to them.",
    },
    returned: {
      title: "Cash for a parcel that came back",
      todo: "The parcel came back or the order was cancelled, and the courier brought its cash. Find out what happened, and give it back to who paid it.",
    },
  } satisfies Record<CashKind, { title: string; todo: string }>,
  noTracking: "no tracking number",
  facts: {
    carrier: "Courier",
    tracking: "Tracking number",
    amount: "Arrived",
    expected: "Was due",
    difference: "Difference",
    movedAt: "When",
    foundAt: "Found",
    claimedAt: "Claimed",
  },
  acts: {
    claim: "Claimed from the courier",
    pay: "Record as paid in full",
    write_off: "Write off",
    end: "It is put right",
    note: "Add a note",
  } satisfies Record<CashAct, string>,
  did: {
    claim: "Claimed",
    pay: "Recorded as paid",
    write_off: "Written off",
    end: "Put right",
    note: "Note",
  } satisfies Record<CashAct, string>,
  done: {
    claim: "Noted with today’s date. If the courier does not answer, it waits here again.",
    pay: "The order is recorded as paid.",
    write_off: "The rest is written off, and the order counts as paid.",
    end: findingWords.ended,
    note: "The note is saved.",
  } satisfies Record<CashAct, string>,
  noteHint:
    "Such as the number of the claim, or why it is written off. It is written to the log. A claim and a payment may go without.",
  errors: {
    ...findingWords.errors,
    forbidden: "You may not do this. Ask the owner or a manager.",
    changed_meanwhile:
      "Someone has done something about this one meanwhile. Look at it before you decide.",
    not_this_act: "This cannot be done about this difference. Open the page again.",
    not_due: "The order is not waiting for cash any more. Look at the order.",
  },
} as const;
