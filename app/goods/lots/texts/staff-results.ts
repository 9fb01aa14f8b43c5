export const resultMessages = {
  results: "Results in the report",
  resultsLead:
    "Enter only the tests that the report has. A blank test is shown as not tested. The verdict follows from the limits. Without limits, no verdict is shown.",
  tests: {
    identity: "Identity",
    purity: "Purity",
    content: "Amount in a vial",
    endotoxin: "Endotoxins",
    sterility: "Sterility",
  },
  verdict: "Laboratory’s conclusion",
  verdicts: { "": "Not tested", passed: "Passed", failed: "Failed" },
  method: "Method",
  figure: "Figure",
  figureHint: "For example, 99.1 or < 0.05",
  unit: "Unit",
  atLeast: "At least",
  atMost: "At most",
  source: "Source of these limits",
  sourceHint: "For example, “the report itself” or “the label, ±10%”",
  optional: "Optional",
  confirm: "A result failed, and I compared it with the report",
  confirmHint:
    "A failed result is permanently public. You can’t withdraw the report, and the lot is closed and can’t be reopened.",
  confirmNeeded: "Compare the failed figures with the report, then confirm them",

  oneNeeded: "Enter the result of at least one test",
  conclusionNeeded: "Choose the laboratory’s conclusion",
  methodNeeded: "Enter the method, like HPLC-UV",
  figureNeeded: {
    purity: "Enter a percentage up to 100, like 99.1",
    content: "Enter an amount, like 10.2",
    endotoxin: "Enter a figure, like 0.8 or < 0.05",
  },
  limitNeeded: "Enter a number, like 98",
  limitsCross: "Enter a number that is not below “At least”",
  sourceNeeded: "Enter the source of the limit",
  limitOfSourceNeeded: "Enter the limit from this source",
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
      "A lab result failed. The lot can’t be opened for packing, and the product’s page says so.",
    confirmed: "Identity and purity passed, and nothing failed.",
    checked:
      "Staff compared the goods with their documents. No laboratory has confirmed identity and purity.",
    received: "No one has compared the goods with their documents yet.",
  },
  outThere: (vials: number) =>
    `${vials === 1 ? "1 vial of this lot has" : `${vials.toLocaleString("en")} vials of this lot have`} shipped. Recall the lot to notify its buyers.`,
  checkedOn: (day: string, who: string | null) =>
    who === null
      ? `Goods and documents checked on ${day}`
      : `Goods and documents checked on ${day} by ${who}`,
  check: "Mark as checked",
  checkHint: "Lot number, expiry date, seals and count match the documents.",
  checkedDone: "The lot is marked as checked.",
  closedBecause: (tests: string) => `A lab result failed: ${tests}`,
} as const;
