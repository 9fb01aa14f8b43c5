/** The texts of a lot's proof, step by step. Only the server renders them. */
export const ladderMessages = {
  title: "What we can prove about this lot",
  lead: "Each step says what is on record for the batch we ship now, what that proves, and what is missing.",
  noLot: "We cannot name the lot we ship of this product",
  noLotText: "So every step below is missing. We do not show another batch instead.",
  count: (shown: number, all: number) => `${shown} of ${all} steps on record`,
  there: "On record",
  missing: "Missing",
  details: "Open the lab report",
  number: {
    title: "Lot number",
    proves:
      "Which batch you get. The vial has the same number on its label; another one is another batch.",
    missing: "We do not know which batch the next parcel comes from.",
  },
  expiry: {
    title: "Use before",
    proves: "The last day this batch may be used, when it was kept as its storage says.",
    missing: "Read it on the vial. Without a date, do not use it.",
  },
  checked: {
    title: "Checked on arrival",
    proves: "Our staff compared the vials with the paper that came with them. That is no test.",
    missing: "No one has written down that they compared the vials with their paper.",
  },
  report: {
    title: "Lab report",
    proves: "What one laboratory measured in a few vials of this batch.",
    missing:
      "We have not received a report for this batch, and a report for another proves nothing here.",
  },
  verified: {
    title: "Checked with the laboratory",
    proves: "You can look the report up on the laboratory’s own page and need not trust our copy.",
    missing: "We know of no page of the laboratory where you could look it up.",
  },
  open: "Read the report",
  openOf: (test: string) => `Read the report of ${test.toLowerCase()}`,
  failedTitle: "This lot failed a test",
  failedText: "It is not for sale: nothing of it may be packed.",
} as const;
