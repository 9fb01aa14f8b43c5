import { formatCount } from "#app/lib/money.ts";
import type { Refusal } from "#app/lib/result.ts";
import type { Outcome, RevertResult, Result, ImportState } from "../rules/planned-item.ts";
import { IMPORT_DAYS, SMALL_FILE, type FileLimits } from "../rules/file-limits.ts";
import type { TableRefusal } from "../rules/read-table.ts";

const states: Record<ImportState, string> = {
  planning: "Being read",
  unreadable: "Not readable",
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
  failed: "Failed",
};
const reverted: Record<RevertResult, string> = { reverted: "Reverted", stays: "Not reverted" };
type FileProblem = TableRefusal | Refusal<"missing" | "too_large" | "not_whole">;
type ProblemTexts = Record<Exclude<FileProblem["reason"], "broken">, string>;

const rowsAndSize = ({ rows, bytes }: FileLimits) => ({
  rows: `${formatCount(rows)} rows`,
  size: `${bytes / 1_000_000} MB`,
});

/** What is wrong with a file, and what to do about it. */
export function problemOf(problem: FileProblem, limits: FileLimits = SMALL_FILE): string {
  if (problem.reason === "broken")
    return `This file ends within quotation marks in row ${formatCount(problem.row)}. Export it again.`;
  const { rows, size } = rowsAndSize(limits);
  const texts: ProblemTexts = {
    not_text:
      "This isn’t a CSV file. In Excel or Google Sheets, save or download the sheet as CSV, then choose that file.",
    empty: "This file has no rows below its header.",
    one_column:
      "This file has no columns. Name them in the first row, separated by commas, semicolons or tabs.",
    too_many_rows: `A file can have up to ${rows}. Split it and import the parts one by one.`,
    missing: "Choose a file first.",
    too_large: `A file can be up to ${size}. Split it and import the parts one by one.`,
    not_whole: "Part of the file didn’t arrive. Please send it again.",
  };
  return texts[problem.reason];
}

export function fileHint(limits: FileLimits): string {
  const { rows, size } = rowsAndSize(limits);
  return `At most ${rows} and ${size}.`;
}

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
    `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(refused)} refused`,
  applyWithout: (refused: number) =>
    refused === 1
      ? "1 refused row will be left out."
      : `${formatCount(refused)} refused rows will be left out.`,
  started: "The import has started. You can leave this page.",
  discard: "Discard file",
  discarded: (name: string) => `${name} discarded.`,
  working: "Applying the import",
  takingBack: "Reverting the import",
  finished: "Import finished",
  revert: "Revert import",
  revertHint:
    "Reverting restores earlier values and archives added records. Later changes by staff are kept.",
  reverting: "The import is being reverted. You can leave this page.",
  isReverted: "Import reverted",
  back: "All imports",
  uploadedBy: (name: string, when: string) => `Uploaded by ${name}, ${when}`,
  stays: `You can revert an import for ${IMPORT_DAYS} days. After that, the import and its file are deleted.`,
  columns: { file: "File", state: "Status", who: "Uploaded by", when: "When", did: "Result" },
};

export const editWords: StepWords = {
  outcomes: { ...outcomes, refuse: "Skipped" },
  did: (_, changed, refused) => `${changed} changed, ${refused} skipped`,
  applyWithout: (refused) => (refused === 1 ? "1 will be skipped." : `${refused} will be skipped.`),
  started: "Change applied.",
  discard: "Discard",
  discarded: () => "Nothing was changed.",
  working: "Applying the change",
  takingBack: "Undoing the change",
  finished: "Change finished",
  revert: "Undo change",
  revertHint: "This restores the earlier values. Later changes by staff are kept.",
  reverting: "Change undone.",
  isReverted: "Change undone",
  back: "Earlier changes",
  uploadedBy: (name, when) => `Prepared by ${name}, ${when}`,
  stays: `You can undo a change for ${IMPORT_DAYS} days.`,
  columns: { file: "Change", state: "Status", who: "By", when: "When", did: "Result" },
};

export const importMessages = {
  states,
  results,
  revertedOf: reverted,
  rowsOf,
  file: "CSV file",
  upload: "Preview changes",
  uploadHint: "Nothing changes until you review the preview and apply it.",
  past: "Imports",
  none: "No imports yet",
  someone: "The shop",
  appliedBy: (name: string, when: string) => `Applied by ${name}, ${when}`,
  revertedBy: (name: string, when: string) => `Reverted by ${name}, ${when}`,
  show: "Filter rows",
  noItemsHint: "No rows in this group.",
  empty: "(empty)",
  before: "before",
  after: "after",
  older: "Next",
  newer: "Previous",
  pages: "Preview pages",
  mapping: "File columns",
  mappingHint: "Each column fills one field. Correct any wrong matches.",
  mappingFirst: "We don’t recognize these columns. Choose the field that each one fills.",
  leaveOut: "Leave out",
  example: (text: string) => `Such as “${text}”`,
  remap: "Update the preview",
  remapped: "Preview updated.",
  apply: (count: number) =>
    count === 1 ? "Apply 1 change" : `Apply ${formatCount(count)} changes`,
  nothingToApply: "Nothing to apply. No row adds or changes anything.",
  progress: "Import progress",
  readingTitle: "Reading the file",
  reading: (done: number, all: number | null) => {
    if (all === null)
      return done === 0 ? "Opening the file." : `Reading: ${formatCount(done)} rows so far`;
    return `Checking: ${formatCount(done)} of ${formatCount(all)} rows`;
  },
  doing: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} done`,
  undoing: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} reverted`,
  leaveReading: "You can close this page. The file is then listed under Imports.",
  cancelReading: "Cancel and delete the file",
  update: "Update",
  unreadable: "We can’t read this file",
  leave: "You can close this page. The import continues and is listed under Imports.",
  download: "Download results",
  revertedCount: (reverted: number, stays: number) =>
    stays === 0
      ? `${formatCount(reverted)} reverted.`
      : `${formatCount(reverted)} reverted, ${formatCount(stays)} kept.`,
  head: ["Row", "Name", "Planned", "Result", "What to do", "Reverted"],
  notTaken: "These values can’t be saved. Check the row for unusual characters.",
  noStep: "This step does not exist.",
  failed: "The import stopped",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This import no longer exists.",
    started: "Someone has already started this import.",
    twice: "Two columns fill the same field. Choose another field for one of them.",
    nothing: "Nothing to apply. No row adds or changes anything.",
    not_applied: "This import isn’t applied, or it’s already reverted.",
  },
} as const;
