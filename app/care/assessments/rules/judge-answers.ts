import { NONE, type Answers, type Condition } from "./questions.ts";

/** Named in the specification (row 147), or added because the labels and clinicians do. */
const ALWAYS_CONSULT: ReadonlySet<Condition> = new Set([
  "diabetes",
  "insulin_sulfonylurea",
  "thyroid_cancer",
  "men2_family_mtc",
  "pancreatitis",
  "gallbladder",
  "pregnancy",
  "breastfeeding",
  "eating_disorder",
  "allergy",
]);

export type Judgement =
  /** No product, whatever the goal: a professional has to look first. */
  | { kind: "consultation"; because: readonly Condition[] }
  /**
   * Products. With anything in `doctorFirst`, the page opens with that notice; `asked` means that
   * the person wants a doctor. In both cases the main action is a consultation, not a product.
   */
  | { kind: "products"; doctorFirst: readonly Condition[]; asked: boolean };

/** Takes no more than it decides by: neither the goal nor any experience can soften it. */
export function judgeAnswers(
  answers: Pick<Answers, "ageGroup" | "healthConditions" | "treatmentApproach">,
): Judgement {
  const conditions = answers.healthConditions.filter((choice) => choice !== NONE);
  const asked = answers.treatmentApproach === "doctor_supervised";
  const consult = conditions.some((condition) => ALWAYS_CONSULT.has(condition));
  const heavier = conditions.length > 0 && (answers.ageGroup === "60+" || asked);
  if (consult || heavier) return { kind: "consultation", because: conditions };
  return { kind: "products", doctorFirst: conditions, asked };
}

/** The person should see a professional first, and a product comes second at most. */
export function leadsToProfessional(judgement: Judgement): boolean {
  if (judgement.kind === "consultation") return true;
  return judgement.doctorFirst.length > 0 || judgement.asked;
}
