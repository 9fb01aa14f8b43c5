/** Shown on each page of the portal until the account is deleted. */
export const dueMessages = {
  due: (when: string) => `Your account will be deleted on ${when}`,
  dueText: "Until then it works as before.",
  waits: "Your account is not deleted yet",
  waitsShort: "It was due, but something is still open. Open your data to see what.",
  see: "See what happens",
  keep: "Keep my account",
} as const;
