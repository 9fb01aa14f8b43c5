import { mayPublish } from "#app/modules/content/rules/article-terms.ts";

/** Who is let into the assessment: everybody, staff who review its texts, or nobody. */
export type Door = "open" | "preview" | "closed";

type Known = { reviewed: boolean; demo: boolean; mayReview: boolean };

export function doorOf({ reviewed, demo, mayReview }: Known): Door {
  if (mayPublish({ reviewed, demo })) return "open";
  return mayReview ? "preview" : "closed";
}
