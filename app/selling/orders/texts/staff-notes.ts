import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";
import { LONGEST_NOTE } from "../rules/order-notes.ts";
import { bulkMessages } from "./staff-bulk.ts";

export const noteMessages = {
  title: "Notes and tags",
  lead: "Only staff see them.",
  notes: "Notes",
  noNotes: "No notes yet.",
  write: "Write a note",
  note: "Note",
  writeHint: "Keep health details in the customer’s record.",
  save: "Save note",
  saved: "The note is saved.",
  removeNote: "Remove",
  removeNoteOf: (at: string) => `Remove the note from ${at}`,
  removed: "The note is removed.",
  noteNeeded: "Enter a note.",
  noteLong: `Use at most ${LONGEST_NOTE.toLocaleString("en")} characters.`,
  outOfDate: "This form is out of date. Please reload the page.",
  unusual: "Please remove characters that cannot be printed.",
  notAuthor: "Only the author or a manager can remove this note.",
  noteGone: "This note no longer exists.",
  byAuthor: (author: string, at: string) => `${author}, ${at}`,
  formerStaff: "Former staff",
} as const;

const { back, nobody, noStep, forbidden, tag } = bulkMessages;

/** What staff tag orders with. */
export const orderTagTexts = {
  addHint: "A word or two, such as “gift” or “call first”. Separate tags with commas.",
  taggedBefore: "The order already has this tag.",
  forbidden: "Your role does not allow this. Ask a manager.",
  tooMany: `An order can have at most ${MOST_TAGS} tags. Remove one first.`,
  several: { back, nobody, noStep, forbidden, ...tag },
} as const;
