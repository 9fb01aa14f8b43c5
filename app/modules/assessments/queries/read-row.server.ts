import type { Answers } from "../rules/questions.ts";
import type { Outcome } from "../rules/recommend.ts";
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

/** A stored row with its answers as they were given. */
export function readRow(row: Row): StoredAssessment {
  const { id, completedAt, result, rulesVersion, userId, clinicianId } = row;
  return {
    id,
    completedAt,
    outcome: result,
    rulesVersion,
    userId,
    clinicianId,
    answers: {
      contact: row.contact,
      email: row.email ?? "",
      wellnessGoal: row.wellnessGoal,
      challenges: row.challenges,
      ageGroup: row.ageGroup,
      healthConditions: row.healthConditions,
      glpExperience: row.glpExperience,
      treatmentApproach: row.treatmentApproach,
    },
  };
}
