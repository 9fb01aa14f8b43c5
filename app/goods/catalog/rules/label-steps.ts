import { USE_WITHIN_DAYS } from "./storage-terms.ts";
import type { Strength } from "./strength.ts";

/**
 * The steps that the labels of the approved medicines name, in mg once weekly, by the slug of the
 * product that has the same compound. What has no label has no row.
 */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  tirzepatide: [2.5, 5, 7.5, 10, 12.5, 15],
  semaglutide: [0.25, 0.5, 1, 1.7, 2.4],
};

/** What has a label. */
export const LABELLED = Object.keys(STEPS);

/** Of the label of this product, in mg once weekly; none where there is no label. */
export function labelSteps(slug: string): readonly number[] {
  return (Object.hasOwn(STEPS, slug) && STEPS[slug]) || [];
}

/** Weekly doses of one vial: those on its first day, and as many weeks later as it may still be used. */
const MOST_DOSES = Math.floor(USE_WITHIN_DAYS / 7);

/**
 * How many weekly doses of a step (mg) one vial gives before it is empty or has to be discarded; 0
 * where one dose needs more than a vial.
 */
export function weeksOfVial({ amount }: Strength, step: number): number {
  // 10.2 mg hold six doses of 1.7, and the division says 5.999.
  return Math.min(MOST_DOSES, Math.floor(amount / step + 1e-9));
}
