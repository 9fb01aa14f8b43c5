import { mayPublish } from "#app/running/content/rules/text-review.ts";

/** Who may take the assessment: everybody, staff who review its texts, or nobody. */
export type AssessmentAccess = "open" | "preview" | "closed";

type Review = { reviewed: boolean; demo: boolean; mayReview: boolean };

export function accessFor({ reviewed, demo, mayReview }: Review): AssessmentAccess {
  if (mayPublish({ reviewed, demo })) return "open";
  return mayReview ? "preview" : "closed";
}
