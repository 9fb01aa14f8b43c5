/**
 * `ready`: its preview can be viewed. `planning`, `applying` and `reverting`: a job is running. An
 * applied import can be reverted once.
 */
export type ImportState =
  | "planning"
  | "unreadable"
  | "ready"
  | "applying"
  | "applied"
  | "reverting"
  | "reverted";

/** What the rows about one item will do. */
export const OUTCOMES = ["add", "change", "same", "refuse"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `failed`: the change was planned but could not be made. */
export type Result = "added" | "changed" | "failed";
export type RevertResult = "reverted" | "stays";

/** One field with its formatted values before and after. */
export type Change = { label: string; from: string; to: string };

export type PlannedItem = {
  label: string;
  rows: number[];
  outcome: Outcome;
  subjectId: string | null;
  changes: Change[];
  notes: string[];
  problem: string | null;
  plan: unknown;
};
