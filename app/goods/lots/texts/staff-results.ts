export const resultMessages = {
  results: "What the report says",
  resultsLead:
    "Fill in only what the report tests. A test that is left empty is shown as not tested. The verdict follows from the limits; without a limit the figure is shown without one.",
  tests: {
    identity: "Identity",
    purity: "Purity",
    content: "Amount in a vial",
    endotoxin: "Endotoxins",
    sterility: "Sterility",
  },
  verdict: "The laboratory concludes",
  verdicts: { "": "Not tested", passed: "Passed", failed: "Failed" },
  method: "Method",
  figure: "Figure",
  figureHint: "Such as 99.1, or < 0.05",
  unit: "Unit",
  atLeast: "At least",
  atMost: "At most",
  source: "Who states these limits",
  sourceHint: "Such as “the report itself” or “the label, ±10%”",
  optional: "Optional",
  confirm: "A result fails, and I compared it with the report",
  confirmHint:
    "A failed result is public for good: the report cannot be withdrawn, and the lot is closed and cannot be opened again.",
  confirmNeeded: "Compare the failed figures with the report, then confirm them",

  notTested: "Not tested",
  oneNeeded: "Enter the result of one test at least",
  conclusionNeeded: "Choose what the laboratory concludes",
  methodNeeded: "Enter the method, such as HPLC-UV",
  figureNeeded: {
    purity: "Enter a percentage up to 100, such as 99.1",
    content: "Enter an amount, such as 10.2",
    endotoxin: "Enter a figure, such as 0.8 or < 0.05",
  },
  limitNeeded: "Enter a number, such as 98",
  limitsCross: "This is below “At least”",
  sourceNeeded: "Enter who states the limit",
  limitOfSourceNeeded: "Enter the limit that this source states",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,

  proof: "Proof",
  proofs: {
    failed: "A test failed",
    confirmed: "Lab confirmed",
    checked: "Checked by staff",
    received: "Received",
  },
  proofTexts: {
    failed:
      "A laboratory’s result failed. The lot cannot be opened for packing, and the product’s page says so.",
    confirmed: "Identity and purity passed, and nothing failed.",
    checked:
      "Staff compared the goods with their paper. No laboratory confirmed identity and purity.",
    received: "No one has compared the goods with their paper yet.",
  },
  outThere: (vials: number) =>
    `${vials === 1 ? "1 vial of it has" : `${vials.toLocaleString("en")} vials of it have`} left the house. Recall the lot, so that the buyers are told.`,
  checkedOn: (day: string, who: string | null) =>
    who === null
      ? `Goods and paper checked on ${day}`
      : `Goods and paper checked on ${day} by ${who}`,
  check: "I compared goods and paper",
  checkHint: "Lot number, expiry date, seals and count agree with what came with them.",
  checkedDone: "The lot is marked as checked.",
  closedBecause: (tests: string) => `A laboratory’s result failed: ${tests}`,
} as const;
