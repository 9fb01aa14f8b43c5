export const lotMessages = {
  demo: "Made up for the demo",
  lot: (number: string) => `Lot ${number}`,
  lotOf: (number: string, variant: string) => `Lot ${number}, ${variant}`,
  shipsNow: "What we ship now",
  made: "Made",
  expires: "Use before",
  lab: "Laboratory",
  method: "Method",
  purity: "Purity",
  reported: "Report of",
  verify: "Check it with the laboratory",
  verifyAt: (host: string) => `Opens ${host} in a new window`,
  pictureAlt: (lot: string, lab: string) => `The report of ${lab} on lot ${lot}`,
  open: (file: string) => `Open the report (${file})`,
  verifyVial: "Verify your vial by its code",
  noReport: (number: string) => `There is no lab report for lot ${number}`,
  earlier: "Reports of earlier lots",
  recalled: (day: string, why: string) => `Recalled on ${day}: ${why}`,
  failed: {
    shipped: "A later test of this lot failed. Nothing more of it is shipped.",
    never: "This lot failed a test. It was never shipped.",
  },
  failedTest: (test: string, value: string) => `${test}: ${value}`,
  tested: (tests: string, untested: string) => {
    if (untested === "") return `Tested: ${tests}.`;
    return tests === "" ? `Not tested: ${untested}.` : `Tested: ${tests}. Not tested: ${untested}.`;
  },
  withdrawn: (report: string) => `Report withdrawn: ${report}`,
  withdrawnFile: (lot: string, why: string) =>
    `This lab report of lot ${lot} was withdrawn. It proves nothing about this lot.\n\nWhy: ${why}\n`,
} as const;

/** Longer texts, which `showLots` passes, so that they are in the page and not in its scripts. */
export const lotTexts = {
  /** Followed by the batch's number. */
  doNotUse: "Do not use batch",
  demoNote:
    "No laboratory tested anything. This lot and its report only show where real ones would appear.",
  noLots: "We cannot name the lot we ship of this product",
  noLotsText:
    "So there is no lab report to show you, and we do not show one for another product or batch instead. If you want to see a report before you order, please wait until there is one here.",
  noReportText:
    "This is the lot we ship now, and we have not received a lab report for it. We do not show one for another batch instead.",
  howTo: "How to check your own vial",
  steps: [
    "Compare the lot number on the vial with the one here. Another number is another batch, with a report of its own or none.",
    "Open the laboratory’s own page and look up the report there. A document is easy to copy. A laboratory’s record is not.",
    "Look at the seal, the expiry date and the liquid. If anything differs, do not use it and tell us.",
  ],
  meaning: "What a purity figure says",
  meaningText:
    "It is how much of the substance in one batch is the named compound, measured on a few vials. It does not say that a vial is sterile, that it holds the amount on its label, or that it is right for you.",
} as const;
