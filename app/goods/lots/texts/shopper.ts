export const lotMessages = {
  demo: "Made up for the demo",
  lot: (number: string) => `Batch ${number}`,
  lotOf: (number: string, variant: string) => `Batch ${number}, ${variant}`,
  shipsNow: "We ship this batch now",
  made: "Made",
  expires: "Use before",
  lab: "Laboratory",
  method: "Method",
  purity: "Purity",
  purityBy: (method: string) => `Purity, ${method}`,
  reportBy: (laboratory: string, date: string) => `${laboratory}, ${date}`,
  toReport: "See the report",
  reported: "Report date",
  verify: "Check it with the laboratory",
  verifyAt: (host: string) => `Opens ${host} in a new window`,
  pictureAlt: (lot: string, lab: string) => `Report by ${lab} on batch ${lot}`,
  open: (file: string) => `Open the report (${file})`,
  verifyVial: "Verify your vial with its code",
  noReport: (number: string) => `No lab report for batch ${number}`,
  earlier: "Reports on earlier batches",
  recalled: (day: string, why: string) => `Recalled on ${day}: ${why}`,
  failed: {
    shipped: "A later test of this batch failed. We no longer ship it.",
    never: "This batch failed a test. It was never shipped.",
  },
  failedTest: (test: string, value: string) => `${test}: ${value}`,
  tested: (tests: string, untested: string) => {
    if (untested === "") return `Tested: ${tests}.`;
    return tests === "" ? `Not tested: ${untested}.` : `Tested: ${tests}. Not tested: ${untested}.`;
  },
  withdrawn: (report: string) => `Report withdrawn: ${report}`,
  withdrawnFile: (lot: string, why: string) =>
    `This lab report on batch ${lot} was withdrawn. It proves nothing about this batch.\n\nReason: ${why}\n`,
} as const;

/** Longer texts, which `showLots` passes, so that they are in the page and not in its scripts. */
export const lotTexts = {
  /** Followed by the batch's number. */
  doNotUse: "Do not use batch",
  demoNote:
    "No laboratory tested anything. This batch and its report only show where real ones would appear.",
  noLots: "We can’t name the batch we ship for this product",
  noLotsText:
    "So there is no lab report, and we don’t show one for another product or batch instead. If you want to see a report before you order, please wait until one appears here.",
  noReportText:
    "We ship this batch now, but we have not received a lab report for it. We don’t show one for another batch instead.",
  howTo: "How to check your vial",
  steps: [
    "Compare the batch number on the vial with the one here. A different number means a different batch, with its own report or none.",
    "Open the laboratory’s own page and look up the report there. A document is easy to copy. A laboratory’s record is not.",
    "Check the seal, the expiry date and the liquid. If anything differs, do not use it and tell us.",
  ],
  meaning: "What a purity figure means",
  meaningText:
    "The share of one batch that is the named compound, measured in a few vials. It doesn’t tell you whether a vial is sterile, holds the labeled amount or is right for you.",
} as const;
