import { LONGEST_NOTE } from "../rules/order-notes.ts";
import { LONGEST_TAG, MOST_TAGS, type TagProblem } from "#app/lib/tags.ts";

export const noteMessages = {
  title: "Notes and tags",
  lead: "Only staff see them.",
  tags: "Tags",
  noTags: "No tags yet.",
  add: "Add tags",
  addHint: "A word or two, such as “gift” or “call first”. Separate several by commas.",
  addNow: "Add",
  remove: (tag: string) => `Remove the tag “${tag}”`,
  tagged: (tags: readonly string[]) =>
    tags.length === 1 ? "The tag is added." : "The tags are added.",
  taggedBefore: "The order has this tag already.",
  untagged: "The tag is removed.",
  tagProblems: {
    none: "Enter a tag.",
    too_long: `Use at most ${LONGEST_TAG} characters for a tag.`,
    unusual: "Use letters, digits and spaces for a tag.",
    too_many: `An order has at most ${MOST_TAGS} tags. Remove one first.`,
  } satisfies Record<TagProblem, string>,

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
