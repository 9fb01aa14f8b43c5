import type { Answers } from "./rules/questions.ts";

/** Answers of a person without any risks, for tests. */
export function someAnswers(over: Partial<Answers> = {}): Answers {
  return {
    contact: "Maria",
    email: "",
    wellnessGoal: "weight_loss",
    challenges: ["constant_cravings"],
    ageGroup: "31-45",
    healthConditions: ["none"],
    glpExperience: "none",
    treatmentApproach: "self_guided",
    ...over,
  };
}
