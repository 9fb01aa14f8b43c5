export const undoMessages = {
  undo: "Undo",
  undoThis: (what: string, when: string) => `Undo: ${what}, ${when}`,
  undone: "It is as it was before this change.",
  someStay: (count: number) =>
    count === 1
      ? "It is undone, except for 1 that someone has changed since."
      : `It is undone, except for ${count} that someone has changed since.`,
  reason: "An earlier change was undone",
  notValid: "What it said before can’t be saved any more.",
  history: "History",
  noHistory: "Nothing was changed here yet.",
  older: "Older changes are in the audit log.",
  overtaken: (who: string, when: string) => `${who} changed this again on ${when}.`,
  overtakenUnseen: "This says something else by now.",
  tooOld: "Changes can be undone for 30 days.",
  failed: {
    forbidden: "Your role does not allow this.",
    not_found: "What this changed is not there any more.",
    none: "This changed nothing that can be undone.",
    too_old: "The change is older than 30 days, so it can’t be undone. Edit the record instead.",
    overtaken: "This was changed again since, so nothing was undone. Its history says by whom.",
  },
} as const;
