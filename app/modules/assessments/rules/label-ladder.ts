import type { GlpExperience } from "./questions.ts";

/**
 * The steps that the labels of the approved medicines name, in mg once weekly, by the slug of the
 * product that has the same compound. What has no label has no row, and so never a hint.
 */
const LADDERS: Readonly<Record<string, readonly number[]>> = {
  tirzepatide: [2.5, 5, 7.5, 10, 12.5, 15],
  semaglutide: [0.25, 0.5, 1, 1.7, 2.4],
};

/** Other peptides are no experience with these. */
const STARTS_AT_THE_BEGINNING: ReadonlySet<GlpExperience> = new Set(["none", "peptides_only"]);

/** What has a label. */
export const LABELLED = Object.keys(LADDERS);

/** The label's usual step for this experience: education, never a dose for the person. */
export function labelStep(slug: string, experience: GlpExperience): string | undefined {
  const ladder = Object.hasOwn(LADDERS, slug) ? LADDERS[slug] : undefined;
  const step = ladder?.[STARTS_AT_THE_BEGINNING.has(experience) ? 0 : 1];
  return step === undefined ? undefined : `${step}mg weekly`;
}
