/**
 * `ready`: its preview can be looked at. `applying` and `reverting`: a job carries it out. What was
 * applied can be reverted once.
 */
export type ImportState = "ready" | "applying" | "applied" | "reverting" | "reverted";

/** What the rows about one thing will do. */
export const OUTCOMES = ["add", "change", "same", "refuse"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `failed`: it was to be carried out, and could not be. */
export type Result = "added" | "changed" | "failed";
export type Reverted = "reverted" | "stays";

/** One field, as people read it before and after. */
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
