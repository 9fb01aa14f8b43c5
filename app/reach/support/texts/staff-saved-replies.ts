import { listWords as listed } from "#app/lib/list-words.ts";
import { REPLY_FIELDS, type ReplyField } from "../rules/reply-fields.ts";

export const savedReplyMessages = {
  title: "Saved replies",
  lead: "Answers to common questions. In a ticket, choose one, fill it from the order, and edit it before you send.",
  add: "Add saved reply",
  caption: "Saved replies",
  show: "Which saved replies",
  shows: { active: "In use", archived: "Archived" },
  search: "Search saved replies",
  none: "No saved replies yet",
  noneHint: "Add the answer you write most often.",
  columns: { title: "Title", body: "Text", state: "Status" },

  editOf: (title: string) => `Saved reply “${title}”`,
  back: "All saved replies",
  fields: {
    title: { label: "Title", hint: "Only the team sees it." },
    body: {
      label: "Text",
      hint: `Fields filled from the ticket and its order: ${REPLY_FIELDS.map((field) => `{${field}}`).join(", ")}.`,
    },
  },
  save: "Save reply",
  saved: (title: string) => `“${title}” is saved.`,
  archive: "Archive this saved reply",
  archiveHint: "The reply is no longer offered in tickets. Sent replies stay. You can restore it.",
  archiveNow: (title: string) => `Archive “${title}”`,
  archived: (title: string) => `“${title}” is archived.`,
  isArchived: "This saved reply is archived",
  isArchivedHint: "Restore the reply to change or use it.",
  restore: "Restore",
  restored: (title: string) => `“${title}” is restored.`,

  check: "Please check the form",
  noStep: "Choose what to do.",
  titleNeeded: "Enter a title",
  titleLong: "Use at most 100 characters",
  bodyNeeded: "Enter the text",
  bodyLong: "Use at most 5,000 characters",
  unusual: "Use letters, digits and common symbols only",
  unknownFields: (unknown: readonly string[]) =>
    `${listed(unknown)} can’t be filled. Use ${listed(REPLY_FIELDS.map((field) => `{${field}}`))}.`,
  errors: {
    forbidden: "Your role does not allow this.",
    taken: "Another saved reply has this title",
    archived: "This saved reply is archived. Restore it first.",
    saveFailed: "Failed to save the reply",
  },

  choose: "Saved reply",
  chooseOne: "Choose a saved reply",
  fill: "Fill in",
  fillHint: "Replaces the text below.",
  missing: (fields: readonly ReplyField[]) =>
    `Not known for this ticket: ${listed(fields.map((field) => `{${field}}`))}. Replace or remove it before you send.`,
  unfilled: (fields: readonly ReplyField[]) =>
    `Replace or remove ${listed(fields.map((field) => `{${field}}`))} before you send`,
} as const;
