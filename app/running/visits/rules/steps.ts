/** How far a visit came. The two of the assessment are beside the way to an order. */
export const STEPS = [
  "visit",
  "product",
  "cart",
  "checkout",
  "assessment",
  "assessment_result",
] as const;
export type Step = (typeof STEPS)[number];

/** What a browser sent: names of steps, each once; undefined where it says anything else. */
export function readSteps(text: string | undefined): Step[] | undefined {
  const names = (text ?? "").split(" ");
  const steps = STEPS.filter((step) => names.includes(step));
  return steps.length === names.length ? steps : undefined;
}
