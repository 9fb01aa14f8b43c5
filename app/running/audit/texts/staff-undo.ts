export const undoMessages = {
  undo: "Undo",
  undoThis: (what: string, when: string) => `Undo: ${what}, ${when}`,
  undone: "Change undone.",
  someStay: (count: number) =>
    count === 1
      ? "Change undone, except for 1 record that was changed later."
      : `Change undone, except for ${count} records that were changed later.`,
  reason: "Undid an earlier change",
  notValid: "The earlier values are no longer valid.",
  history: "History",
  noHistory: "No changes yet.",
  older: "Older changes are in the audit log.",
  overtaken: (who: string, when: string) => `${who} changed this again on ${when}.`,
  overtakenUnseen: "This was changed again later.",
  failed: {
    forbidden: "Your role does not allow this.",
    not_found: "The changed record no longer exists.",
    none: "This change can’t be undone.",
    too_old: "The change is older than 30 days, so it can’t be undone. Edit the record instead.",
    overtaken: "Nothing was undone, because this was changed again later. Check the history.",
  },
} as const;
