import { productsFor, type AssessmentRules } from "./goal-products.ts";
import { judgeAnswers, type Judgement } from "./judge-answers.ts";
import type { Answers } from "./questions.ts";

/**
 * The decision about a completed assessment, before products are looked up. It is stored unchanged.
 */
export type Outcome = {
  judgement: Judgement;
  /** Slugs, the first choice first; none where no product is offered. */
  products: readonly string[];
};

export function recommend(
  answers: Pick<Answers, "wellnessGoal" | "ageGroup" | "healthConditions" | "treatmentApproach">,
  rules: AssessmentRules,
): Outcome {
  const judgement = judgeAnswers(answers);
  const products =
    judgement.kind === "consultation" ? [] : productsFor(answers.wellnessGoal, rules);
  return { judgement, products };
}
