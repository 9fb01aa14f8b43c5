import {
  NONE,
  type Answers,
  type Challenge,
  type GlpExperience,
  type WellnessGoal,
} from "./questions.ts";

/** The reasons for a result as keys; the words are in `messages.ts`. */
export type Reason =
  | { kind: "goal"; goal: WellnessGoal }
  | { kind: "experience"; experience: GlpExperience }
  | { kind: "no_condition" };

/**
 * The reasons for the products. Challenges choose no product; they choose which notes are shown.
 */
export function reasonsFor(
  answers: Pick<Answers, "wellnessGoal" | "glpExperience" | "healthConditions">,
  hinted: boolean,
): Reason[] {
  return [
    { kind: "goal", goal: answers.wellnessGoal },
    ...(hinted ? [{ kind: "experience", experience: answers.glpExperience } as const] : []),
    ...(answers.healthConditions.every((choice) => choice === NONE)
      ? [{ kind: "no_condition" } as const]
      : []),
  ];
}

/** The first three. No one reads more. */
export function notesFor(challenges: readonly Challenge[]): readonly Challenge[] {
  return challenges.slice(0, 3);
}
