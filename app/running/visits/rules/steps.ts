/** How far a visit got. The two steps of the assessment are not part of the way to an order. */
export const STEPS = [
  "visit",
  "product",
  "cart",
  "checkout",
  "assessment",
  "assessment_result",
] as const;
export type Step = (typeof STEPS)[number];

/** The sent step names, without duplicates; undefined if anything else is in the text. */
export function readSteps(text: string | undefined): Step[] | undefined {
  const names = (text ?? "").split(" ");
  const steps = STEPS.filter((step) => names.includes(step));
  return steps.length === names.length ? steps : undefined;
}
