import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import { labelSteps } from "#app/goods/catalog/rules/label-steps.ts";
import type { GlpExperience } from "./questions.ts";

/** Other peptides are no experience with these. */
const STARTS_AT_THE_BEGINNING: ReadonlySet<GlpExperience> = new Set(["none", "peptides_only"]);

/** The label's usual step for this experience: education, never a dose for the person. */
export function labelStep(
  compound: Compound | null,
  experience: GlpExperience,
): string | undefined {
  const step = labelSteps(compound)[STARTS_AT_THE_BEGINNING.has(experience) ? 0 : 1];
  return step === undefined ? undefined : `${step}mg weekly`;
}
