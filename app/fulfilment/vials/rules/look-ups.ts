/** Minutes in which several look-ups of a code are one. */
export const ONCE_MINUTES = 10;
/** From this many look-ups on, the code may have been copied to other vials. */
export const OFTEN = 10;

/** The meaning of the number of look-ups, which includes this one. */
export function lookUpMood(lookups: number): "first" | "usual" | "often" {
  if (lookups >= OFTEN) return "often";
  return lookups <= 1 ? "first" : "usual";
}

/** Look-ups of one network address, on the page and for shopping agents together. */
export const VERIFY_LIMIT = { name: "verify-vial", points: 60, seconds: 60 };
