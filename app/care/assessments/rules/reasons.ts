import {
  NONE,
  type Answers,
  type Challenge,
  type GlpExperience,
  type WellnessGoal,
} from "./questions.ts";

/** Why a result is what it is, as keys; the words are in `messages.ts`. */
export type Reason =
  | { kind: "goal"; goal: WellnessGoal }
  | { kind: "experience"; experience: GlpExperience }
  | { kind: "no_condition" };

/** What the products follow from. Challenges choose no product; they choose what is worth knowing. */
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

/** The three that were named first: more than that nobody reads. */
export function notesFor(challenges: readonly Challenge[]): readonly Challenge[] {
  return challenges.slice(0, 3);
}
