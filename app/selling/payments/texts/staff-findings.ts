/** What the queues of differences say alike, whoever has the other books. */
export const findingWords = {
  name: (title: string, reference: string) => `${title}: ${reference}`,
  openOrder: (number: string) => `Open order ${number}`,
  history: "History",
  note: "Resolution note",
  ended: "Difference resolved.",
  check: "Please check the note.",
  problems: {
    required: "Describe what you did, so colleagues can follow it.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use only letters, digits and common symbols.",
  },
  errors: {
    unknown: "This form is no longer valid. Reload the page.",
    not_found: "We couldn’t tell which difference you meant. Reload the page.",
    not_open: "This difference was already resolved. Here’s the next one.",
  },
} as const;
