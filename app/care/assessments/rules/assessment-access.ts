import { mayPublish } from "#app/running/content/rules/text-review.ts";

/** Open to everyone, a preview for staff who review the texts, or closed. */
export type AssessmentAccess = "open" | "preview" | "closed";

type TextReview = { reviewed: boolean; demo: boolean; mayReview: boolean };

export function accessFor({ reviewed, demo, mayReview }: TextReview): AssessmentAccess {
  if (mayPublish({ reviewed, demo })) return "open";
  return mayReview ? "preview" : "closed";
}
