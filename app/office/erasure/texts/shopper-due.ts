/** Shown on each page of the portal until the account is deleted. */
export const dueMessages = {
  due: (when: string) => `Your account will be deleted on ${when}`,
  dueText: "Until then, it works as usual.",
  waits: "Your account isn’t deleted yet",
  waitsShort: "It was due for deletion, but something is still open. Open your data to see what.",
  see: "View details",
  keep: "Keep my account",
} as const;
