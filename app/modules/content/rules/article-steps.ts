/** The forms beside an article's text; every other one is about the text itself. */
const STEPS = ["publish-version", "unpublish", "review"];

export function isStep(intent: string | undefined): boolean {
  return intent !== undefined && STEPS.includes(intent);
}
