import type { Evaluation } from "./evaluation.ts";

export type ReviewState = "fresh" | "old" | "none" | "unneeded";
export type ChangeState = "same" | "changed" | "new";

const YEAR_DAYS = 365;
const DAY = 86_400_000;

/** Tells whether a qualified person read this wording within a year. Only articles are reviewed. */
export function reviewState(kind: string, reviewedOn: string | null, now: Date): ReviewState {
  if (kind !== "article") return "unneeded";
  if (reviewedOn === null) return "none";
  const age = now.getTime() - new Date(`${reviewedOn}T00:00:00+08:00`).getTime();
  return age > YEAR_DAYS * DAY ? "old" : "fresh";
}

/** How a text changed since the evaluation. */
export function changeState(
  { texts }: Pick<Evaluation, "texts">,
  url: string,
  digest: string | undefined,
): ChangeState {
  if (!Object.hasOwn(texts, url)) return "new";
  return texts[url] === digest ? "same" : "changed";
}
