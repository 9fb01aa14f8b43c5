/** What the queues of differences say alike, whoever has the other books. */
export const findingWords = {
  name: (title: string, reference: string) => `${title}: ${reference}`,
  openOrder: (number: string) => `Open order ${number}`,
  history: "What was done",
  note: "What you did",
  ended: "Noted. That one is done.",
  check: "Please check this.",
  problems: {
    required: "Say what you did, so that others can follow it.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use letters, digits and signs.",
  },
  errors: {
    unknown: "This form is not known. Open the page again.",
    not_found: "Open the page again: it was not clear which one you mean.",
    not_open: "This one is done already. The next one is shown.",
  },
} as const;
