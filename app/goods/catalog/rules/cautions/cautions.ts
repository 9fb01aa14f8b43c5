import type { Compound } from "../compounds.ts";
import { ALLERGIES, B12_CONDITIONS, COPPER_CONDITIONS, LEMON_CONDITIONS } from "./allergies.ts";
import { BELLY_CONDITIONS } from "./belly.ts";
import { BLOOD_CONDITIONS, BLOOD_MEDICINES } from "./blood.ts";
import { DIABETES_CONDITIONS, DIABETES_MEDICINES } from "./diabetes.ts";
import { GLAND_CONDITIONS } from "./glands.ts";
import { ORAL_MEDICINES } from "./hormones.ts";
import { IMMUNE_CONDITIONS, IMMUNE_MEDICINES } from "./immune.ts";
import { MIND_CONDITIONS, MIND_MEDICINES } from "./mind.ts";
import { ORGAN_CONDITIONS } from "./organs.ts";
import type { Caution } from "./read-cautions.ts";
import { STAGE_CAUTIONS } from "./stages.ts";

/**
 * Everything that a professional has to know before someone uses a product. A clinician has not
 * confirmed it yet.
 */
export const CAUTIONS: readonly Caution[] = [
  ...STAGE_CAUTIONS,
  ...GLAND_CONDITIONS,
  ...DIABETES_CONDITIONS,
  ...ORGAN_CONDITIONS,
  ...BELLY_CONDITIONS,
  ...BLOOD_CONDITIONS,
  ...IMMUNE_CONDITIONS,
  ...MIND_CONDITIONS,
  ...ALLERGIES,
  ...COPPER_CONDITIONS,
  ...B12_CONDITIONS,
  ...LEMON_CONDITIONS,
  ...DIABETES_MEDICINES,
  ...ORAL_MEDICINES,
  ...BLOOD_MEDICINES,
  ...MIND_MEDICINES,
  ...IMMUNE_MEDICINES,
];

/** What matters for a compound. All of it for an unknown one, since it could be any. */
export function cautionsFor(compound: Compound | null): readonly Caution[] {
  if (compound === null) return CAUTIONS;
  return CAUTIONS.filter(({ compounds }) => compounds.length === 0 || compounds.includes(compound));
}
