import type { Answers } from "../rules/questions.ts";
import type { Outcome } from "../rules/recommend.ts";
import { storedResult } from "../rules/stored-result.ts";
import type { assessments } from "../tables.server.ts";

type Row = typeof assessments.$inferSelect;

export type StoredAssessment = {
  id: string;
  completedAt: Date;
  answers: Answers;
  outcome: Outcome;
  rulesVersion: number;
  userId: string | null;
  clinicianId: string | null;
};

/** A stored row with its answers as they were given; undefined when this version cannot read it. */
export function readRow(row: Row): StoredAssessment | undefined {
  const read = storedResult.safeParse(row);
  if (!read.success) return undefined;
  const { id, completedAt, rulesVersion, userId, clinicianId } = row;
  const { result, ...answers } = read.data;
  return {
    id,
    completedAt,
    outcome: result,
    rulesVersion,
    userId,
    clinicianId,
    answers: { contact: row.contact, email: row.email ?? "", ...answers },
  };
}
