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
      "How much of the substance is the named compound. Not that it is sterile, nor how much is in a vial.",
    missing: "No figure is on record for this batch.",
  },
  content: {
    title: "Amount in a vial",
    proves:
      "How much was in the vials that were measured. Others of the batch may differ a little.",
    missing: "The amount is what the label says, and no one has measured it.",
  },
  endotoxin: {
    title: "Endotoxins",
    proves: "Remains of bacteria. Injected, they can cause fever even when no bacteria live.",
    missing: "We do not know. A high purity says nothing about it.",
  },
  sterility: {
    title: "Sterility",
    proves:
      "Whether anything grew from the vials that were tested. Once opened, a vial is on its own.",
    missing: "We do not know. A high purity says nothing about it.",
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
      `Its limit is ${limit}, and the figure does not say which side of it. Stated by: ${source}.`,
  },
  noLimit: "No limit was stated for it, so we give no verdict.",
  by: (lab: string, day: string, method: string) => `${lab}, ${day}. Method: ${method}.`,
} as const;
