import type { Compound } from "./compounds.ts";
import { USE_WITHIN_DAYS } from "./storage-terms.ts";
import type { Strength } from "./strength.ts";

/**
 * The dose steps on the labels of approved medicines, in mg once weekly. Compounds without a label
 * have no entry.
 */
const STEPS = {
  tirzepatide: [2.5, 5, 7.5, 10, 12.5, 15],
  semaglutide: [0.25, 0.5, 1, 1.7, 2.4],
} as const satisfies Partial<Record<Compound, readonly number[]>>;

/** Compounds with a label in weekly steps. */
export const LABELLED = ["tirzepatide", "semaglutide"] as const;

/** The label's steps for this compound, in mg once weekly; empty if there is no label. */
export function labelSteps(compound: Compound | null): readonly number[] {
  const labelled = LABELLED.find((one) => one === compound);
  return labelled ? STEPS[labelled] : [];
}

/** The most weekly doses that fit into the days in which an opened vial can be used. */
const MOST_DOSES = Math.floor(USE_WITHIN_DAYS / 7);

/**
 * Weekly doses of a step (mg) that one vial gives before it is empty or must be discarded; 0 if one
 * dose needs more than a vial.
 */
export function weeksOfVial({ amount }: Strength, step: number): number {
  // 10.2 mg contain six doses of 1.7 mg, but the division gives 5.999.
  return Math.min(MOST_DOSES, Math.floor(amount / step + 1e-9));
}
