/** What each step of proof says about a lot. The server alone writes these out. */
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
  report: {
    title: "Lab report",
    proves: "What one laboratory measured in a few vials of this batch.",
    missing:
      "We have not received a report for this batch, and a report for another proves nothing here.",
  },
  purity: {
    title: "Purity",
    proves:
      "How much of the substance is the named compound. Not that it is sterile, nor how much is in a vial.",
    missing: "No figure is on record for this batch.",
  },
  verified: {
    title: "Checked with the laboratory",
    proves: "You can look the report up on the laboratory’s own page and need not trust our copy.",
    missing: "We know of no page of the laboratory where you could look it up.",
  },
  sterile: {
    title: "Sterility and amount",
    missing: "We have no result for either, for any batch. No purity figure stands in for them.",
  },
} as const;
