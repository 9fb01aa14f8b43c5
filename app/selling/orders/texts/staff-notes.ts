import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";
import { LONGEST_NOTE } from "../rules/order-notes.ts";
import { bulkMessages } from "./staff-bulk.ts";

export const noteMessages = {
  title: "Notes and tags",
  lead: "Only staff see them.",
  notes: "Notes",
  noNotes: "No notes yet.",
  write: "Write a note",
  writeHint: "Leave health matters to the customer’s record.",
  save: "Save note",
  saved: "The note is saved.",
  removeNote: "Remove",
  removeNoteOf: (at: string) => `Remove the note of ${at}`,
  removed: "The note is removed.",
  noteNeeded: "Write something first.",
  noteLong: `Use at most ${LONGEST_NOTE.toLocaleString("en")} characters.`,
  outOfDate: "This form is out of date. Please reload the page.",
  unusual: "Please remove characters that cannot be printed.",
  notAuthor: "Only its author, or a manager, can remove this note.",
  noteGone: "This note no longer exists.",
  byAuthor: (author: string, at: string) => `${author}, ${at}`,
  formerStaff: "Former staff",
} as const;

const { back, nobody, noStep, forbidden, tag } = bulkMessages;

/** What staff tag orders with. */
export const orderTagTexts = {
  addHint: "A word or two, such as “gift” or “call first”. Separate several by commas.",
  taggedBefore: "The order has this tag already.",
  forbidden: "Your role does not allow this. Ask a manager.",
  tooMany: `An order has at most ${MOST_TAGS} tags. Remove one first.`,
  several: { back, nobody, noStep, forbidden, ...tag },
} as const;
