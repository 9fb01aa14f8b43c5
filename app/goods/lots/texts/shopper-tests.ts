/** Shoppers' texts for each test of a lot: what it proves, and what a missing test means. */
export const testTexts = {
  identity: {
    title: "Identity",
    proves: "Whether the substance is the one on the label.",
    missing: "No laboratory has shown that the substance is the one on the label.",
  },
  purity: {
    title: "Purity",
    proves:
      "How much of the substance is the named compound. It doesn’t tell you whether it’s sterile or how much is in the vial.",
    missing: "No figure is on record for this batch.",
  },
  content: {
    title: "Amount in a vial",
    proves: "The amount in the vials that were measured. Others in the batch may differ slightly.",
    missing: "No laboratory has measured the amount. We only know what the label says.",
  },
  endotoxin: {
    title: "Endotoxins",
    proves:
      "Remains of bacteria. If injected, they can cause fever even when no bacteria are alive.",
    missing: "Unknown. High purity says nothing about it.",
  },
  sterility: {
    title: "Sterility",
    proves:
      "Whether anything grew from the tested vials. This no longer applies once a vial is opened.",
    missing: "Unknown. High purity says nothing about it.",
  },
} as const;

export const resultWords = {
  untested: "Not tested",
  concluded: { passed: "Passed", failed: "Failed" },
  passed: "passed",
  failed: "failed",
  atLeast: (figure: string) => `at least ${figure}`,
  atMost: (figure: string) => `at most ${figure}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  verdict: {
    passed: (limit: string, source: string) => `Within its limit: ${limit}. Stated by: ${source}.`,
    failed: (limit: string, source: string) => `Outside its limit: ${limit}. Stated by: ${source}.`,
    unclear: (limit: string, source: string) =>
      `The figure doesn’t show whether it is within its limit: ${limit}. Stated by: ${source}.`,
  },
  noLimit: "No limit was stated, so we give no verdict.",
  by: (lab: string, day: string, method: string) => `${lab}, ${day}. Method: ${method}.`,
} as const;
