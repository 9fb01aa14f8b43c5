import type { Answers } from "#app/care/assessments/rules/questions.ts";
import { answerLabels } from "#app/care/assessments/texts/shopper.ts";
import type { PreVisitAnswers } from "../rules/pre-visit.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

type Assessed = Pick<Answers, "wellnessGoal" | "challenges" | "healthConditions" | "glpExperience">;

/** The form as an assessment fills it in: what that did not ask about stays empty. */
export function prefillPreVisit(assessed: Assessed): PreVisitAnswers {
  const { goals, challenges, conditions, experiences } = answerLabels;
  const applies = assessed.healthConditions.filter((each) => each !== "none");
  const own = applies.filter((each) => each !== "allergy" && each !== "insulin_sulfonylurea");
  return {
    reason: [goals[assessed.wellnessGoal], ...assessed.challenges.map((each) => challenges[each])]
      .join("\n")
      .trim(),
    changed: "",
    medicines: [
      ...(applies.includes("insulin_sulfonylurea") ? [conditions.insulin_sulfonylurea] : []),
      ...(assessed.glpExperience === "none" ? [] : [say.glp(experiences[assessed.glpExperience])]),
    ].join("\n"),
    allergies: applies.includes("allergy") ? conditions.allergy : say.none,
    conditions: own.length > 0 ? own.map((each) => conditions[each]).join("\n") : say.none,
    questions: "",
  };
}
