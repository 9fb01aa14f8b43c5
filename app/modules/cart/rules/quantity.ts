/** Enough for any course, little enough that nobody empties the shelf by a slip of the finger. */
export const MAX_PER_LINE = 20;
export const MAX_LINES = 50;

/** A typed quantity as a whole number within 0 and the limit, or undefined for anything else. */
export function readQuantity(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{1,6}$/.test(text.trim())) return undefined;
  return Math.min(Number(text.trim()), MAX_PER_LINE);
}

/** `units` is what is left to sell; undefined when the item cannot run out. */
export function capQuantity(wanted: number, units: number | undefined): number {
  return Math.max(0, Math.min(wanted, MAX_PER_LINE, units ?? MAX_PER_LINE));
}
