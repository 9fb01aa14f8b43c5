import type { PreVisitAnswers } from "../rules/pre-visit.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

/** What an assessment said, in words. Undefined where the person ruled it out. */
type AssessedWords = {
  wishes: readonly string[];
  conditions: readonly string[];
} & Record<"insulin" | "glp" | "allergy", string | undefined>;

/** The form as an assessment fills it in: what that did not ask about stays empty. */
export function prefillPreVisit(words: AssessedWords): PreVisitAnswers {
  const { wishes, insulin, glp, allergy, conditions } = words;
  return {
    reason: wishes.join("\n").trim(),
    changed: "",
    medicines: [...(insulin ? [insulin] : []), ...(glp ? [say.glp(glp)] : [])].join("\n"),
    allergies: allergy ?? say.none,
    conditions: conditions.length > 0 ? conditions.join("\n") : say.none,
    questions: "",
  };
}
