/** Look-ups of one code within this time are one. */
export const ONCE_MINUTES = 10;
/** From so many on, a code may stand on more than one vial. */
export const OFTEN = 10;

/** What the number of look-ups of a code, this one among them, says of it. */
export function lookUpMood(lookups: number): "first" | "usual" | "often" {
  if (lookups >= OFTEN) return "often";
  return lookups <= 1 ? "first" : "usual";
}
