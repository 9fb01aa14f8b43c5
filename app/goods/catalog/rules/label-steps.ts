import { USE_WITHIN_DAYS } from "./storage-terms.ts";
import type { Strength } from "./strength.ts";

/**
 * The dose steps on the labels of approved medicines, in mg once weekly, by the slug of the product
 * with the same compound. Products without a label have no entry.
 */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  tirzepatide: [2.5, 5, 7.5, 10, 12.5, 15],
  semaglutide: [0.25, 0.5, 1, 1.7, 2.4],
};

/** Slugs of products whose compound has a label. */
export const LABELLED = Object.keys(STEPS);

/** The label's steps for this product, in mg once weekly; empty if there is no label. */
export function labelSteps(slug: string): readonly number[] {
  return (Object.hasOwn(STEPS, slug) && STEPS[slug]) || [];
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
