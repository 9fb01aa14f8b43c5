import type { Outcome, RevertResult, Result, ImportState } from "../rules/planned-item.ts";
import { IMPORT_DAYS, MOST_ROWS } from "../rules/file-limits.ts";
import type { TableProblem } from "../rules/read-table.ts";

const states: Record<ImportState, string> = {
  ready: "Not applied yet",
  applying: "Being applied",
  applied: "Applied",
  reverting: "Being reverted",
  reverted: "Reverted",
};
const outcomes: Record<Outcome, string> = {
  add: "To add",
  change: "To change",
  same: "Unchanged",
  refuse: "Refused",
};
const results: Record<Result, string> = {
  added: "Added",
  changed: "Changed",
  failed: "Not carried out",
};
const reverted: Record<RevertResult, string> = { reverted: "Reverted", stays: "Not reverted" };
const problems: Record<TableProblem | "missing" | "too_large" | "not_whole", string> = {
  not_text:
    "This is not a CSV file. In Excel or Google Sheets, save or download the sheet as CSV and choose that file.",
  empty: "This file has no rows below its header.",
  broken: "A quotation mark in this file never ends. Save it as CSV again from your spreadsheet.",
  one_column:
    "This file has no columns. Its first row has to name them, separated by commas, semicolons or tabs.",
  too_many_rows: `A file may have ${MOST_ROWS.toLocaleString("en")} rows. Divide it, and import one part after the other.`,
  missing: "Choose a file first.",
  too_large: "A file may have 10 MB. Divide it, and import one part after the other.",
  not_whole: "The file did not arrive whole. Please send it again.",
};

const rowsOf = (rows: readonly number[]) => {
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  if (rows.length === 1) return `Row ${first}`;
  return last - first === rows.length - 1 ? `Rows ${first}–${last}` : `Rows ${rows.join(", ")}`;
};

/** Texts that depend on the source of the changes: a file, or one form for several records. */
export type StepWords = {
  outcomes: Record<Outcome, string>;
  did: (added: number, changed: number, refused: number) => string;
  applyWithout: (refused: number) => string;
  started: string;
  discard: string;
  discarded: (name: string) => string;
  working: string;
  takingBack: string;
  finished: string;
  revert: string;
  revertHint: string;
  reverting: string;
  isReverted: string;
  back: string;
  uploadedBy: (name: string, when: string) => string;
  /** How long an entry stays in the list. */
  stays: string;
  columns: Record<"file" | "state" | "who" | "when" | "did", string>;
};

export const fileWords: StepWords = {
  outcomes,
  did: (added: number, changed: number, refused: number) =>
    `${added} added, ${changed} changed, ${refused} refused`,
  applyWithout: (refused: number) =>
    refused === 1 ? "1 refused row is left out." : `${refused} refused entries are left out.`,
  started: "The import has begun. You may leave this page.",
  discard: "Discard this file",
  discarded: (name: string) => `${name} is discarded.`,
  working: "The import is being applied",
  takingBack: "The import is being reverted",
  finished: "The import is done",
  revert: "Revert this import",
  revertHint:
    "Reverting gives what it changed its former values, and moves what it added to the archive. What someone has changed since stays.",
  reverting: "The import is being reverted. You may leave this page.",
  isReverted: "The import is reverted",
  back: "All imports",
  uploadedBy: (name: string, when: string) => `Uploaded by ${name}, ${when}`,
  stays: `Each stays here for ${IMPORT_DAYS} days, and so long it can be reverted. Then it is removed with its file.`,
  columns: { file: "File", state: "State", who: "Uploaded by", when: "When", did: "What it did" },
};

export const editWords: StepWords = {
  outcomes: { ...outcomes, refuse: "Passed over" },
  did: (_, changed, refused) => `${changed} changed, ${refused} passed over`,
  applyWithout: (refused) => (refused === 1 ? "1 is passed over." : `${refused} are passed over.`),
  started: "The change is applied.",
  discard: "Discard",
  discarded: () => "Nothing was changed.",
  working: "The change is being applied",
  takingBack: "The change is being undone",
  finished: "The change is done",
  revert: "Undo this change",
  revertHint: "Everything gets its former values. What someone has changed since stays.",
  reverting: "The change is undone.",
  isReverted: "The change is undone",
  back: "Earlier changes",
  uploadedBy: (name, when) => `Prepared by ${name}, ${when}`,
  stays: `Each stays here for ${IMPORT_DAYS} days, and so long it can be undone.`,
  columns: { file: "Change", state: "State", who: "By", when: "When", did: "What it did" },
};

export const importMessages = {
  states,
  results,
  revertedOf: reverted,
  problems,
  rowsOf,
  file: "CSV file",
  fileHint: `At most ${MOST_ROWS.toLocaleString("en")} rows and 10 MB.`,
  upload: "Show what it would change",
  uploadHint: "Nothing is changed before you have seen it and press Apply.",
  past: "Imports",
  none: "No imports yet",
  someone: "The shop",
  appliedBy: (name: string, when: string) => `Applied by ${name}, ${when}`,
  revertedBy: (name: string, when: string) => `Reverted by ${name}, ${when}`,
  show: "Which rows",
  noItems: "None",
  noItemsHint: "No row of this file is in this group.",
  empty: "(empty)",
  before: "before",
  after: "after",
  older: "Next",
  newer: "Previous",
  pages: "Pages of the preview",
  mapping: "Columns of the file",
  mappingHint: "Each column fills one field. Choose another one where the shop guessed wrong.",
  mappingFirst: "The shop does not know these columns. Choose which field each one fills.",
  leaveOut: "Leave out",
  example: (text: string) => `Such as “${text}”`,
  remap: "Update the preview",
  remapped: "The preview is up to date.",
  apply: (count: number) => (count === 1 ? "Apply 1 change" : `Apply ${count} changes`),
  nothingToApply: "There is nothing to apply: no row adds or changes anything.",
  progress: "Progress of the import",
  doing: (done: number, all: number) => `${done} of ${all} done`,
  undoing: (done: number, all: number) => `${done} of ${all} taken back`,
  leave: "You may close this page. It goes on, and you find it under Imports.",
  download: "Download the result",
  revertedCount: (reverted: number, stays: number) =>
    stays === 0
      ? `${reverted} taken back.`
      : `${reverted} taken back, ${stays} ${stays === 1 ? "stays as it is" : "stay as they are"}.`,
  head: ["Row", "Name", "Planned", "Result", "What to do", "Reverted"],
  notTaken: "The shop’s database does not take these values. Check the row for unusual characters.",
  noStep: "This step does not exist.",
  failed: "The import did not go on",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This import no longer exists.",
    started: "Someone has started this import already.",
    twice: "Two columns fill the same field. Choose another field for one of them.",
    nothing: "There is nothing to apply: no row adds or changes anything.",
    not_applied: "This import is not applied, or it is reverted already.",
  },
} as const;
