/** The texts of a lot's proof, step by step. Only the server renders them. */
export const ladderMessages = {
  title: "What we can prove about this batch",
  lead: "What is on record for the batch we ship now. Tap a step to see what it proves.",
  noLot: "We can’t name the batch we ship for this product",
  noLotText: "So every step below is missing. We don’t show another batch instead.",
  count: (shown: number, all: number) => `${shown} of ${all} steps on record`,
  missing: "Missing",
  number: {
    title: "Batch number",
    proves:
      "Which batch you get. The same number is on the vial’s label. A different number means a different batch.",
    missing: "We don’t know which batch the next parcel comes from.",
  },
  expiry: {
    title: "Use before",
    proves: "The last day to use this batch, if stored as directed.",
    missing: "Read it on the vial. If the vial has no date, do not use it.",
  },
  checked: {
    title: "Checked on arrival",
    proves:
      "Our staff compared the vials with the documents that came with them. This is not a lab test.",
    missing: "No arrival check on record.",
  },
  report: {
    title: "Lab report",
    proves: "Results that one laboratory measured in a few vials of this batch.",
    missing: "We have no report for this batch, and a report for a different batch doesn’t count.",
  },
  verified: {
    title: "Verifiable with the laboratory",
    proves: "You can look up the report on the laboratory’s own page, without relying on our copy.",
    missing: "We know of no laboratory page where you can look it up.",
  },
  open: "Read the report",
  openOf: (test: string) => `Read the report on ${test.toLowerCase()}`,
  failedTitle: "This batch failed a test",
  failedText: "It is not for sale, and none of it may be packed.",
} as const;
