import { listWords as listed } from "#app/lib/list-words.ts";
import { REPLY_FIELDS, type ReplyField } from "../rules/reply-fields.ts";

export const savedReplyMessages = {
  title: "Saved replies",
  lead: "Answers to what people often ask. In a ticket, one is chosen, filled from its order, and edited before it is sent.",
  add: "Add saved reply",
  caption: "Saved replies",
  show: "Which saved replies",
  shows: { active: "In use", archived: "Archived" },
  search: "Search saved replies",
  none: "No saved replies yet",
  noneHint: "Add the answer that you write most often.",
  columns: { title: "Title", body: "Text", state: "Status" },

  editOf: (title: string) => `Saved reply “${title}”`,
  back: "All saved replies",
  fields: {
    title: { label: "Title", hint: "Seen by the team only." },
    body: {
      label: "Text",
      hint: `These are filled from the ticket and its order: ${REPLY_FIELDS.map((field) => `{${field}}`).join(", ")}.`,
    },
  },
  save: "Save reply",
  saved: (title: string) => `“${title}” is saved.`,
  archive: "Archive this saved reply",
  archiveHint:
    "It leaves the choices in tickets. Replies that were sent stay. You can bring it back.",
  archiveNow: (title: string) => `Archive “${title}”`,
  archived: (title: string) => `“${title}” is in the archive.`,
  isArchived: "This saved reply is in the archive",
  isArchivedHint: "Bring it back to change it or to use it.",
  restore: "Bring it back",
  restored: (title: string) => `“${title}” is back.`,

  check: "Please check the form",
  noStep: "Choose what to do.",
  titleNeeded: "Enter a title",
  titleLong: "Use at most 100 characters",
  bodyNeeded: "Write the text",
  bodyLong: "Use at most 5,000 characters",
  unusual: "Use letters, digits and common symbols only",
  unknownFields: (unknown: readonly string[]) =>
    `${listed(unknown)} can’t be filled. Use ${listed(REPLY_FIELDS.map((field) => `{${field}}`))}.`,
  errors: {
    forbidden: "Your role does not allow this.",
    taken: "Another saved reply has this title",
    archived: "It is in the archive. Bring it back first.",
    saveFailed: "Failed to save the reply",
  },

  choose: "Saved reply",
  chooseOne: "Choose a saved reply",
  fill: "Fill in",
  fillHint: "It replaces what stands below.",
  missing: (fields: readonly ReplyField[]) =>
    `Not known for this ticket: ${listed(fields.map((field) => `{${field}}`))}. Write it yourself or take it out before you send.`,
  unfilled: (fields: readonly ReplyField[]) =>
    `Fill in or take out ${listed(fields.map((field) => `{${field}}`))} before you send`,
} as const;
