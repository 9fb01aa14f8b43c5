/** Enough for any course, little enough that nobody empties the shelf by a slip of the finger. */
export const MAX_PER_LINE = 20;
export const MAX_LINES = 50;

/** A typed quantity as a whole number from 0, or undefined for anything else. */
export function readQuantity(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{1,6}$/.test(text.trim())) return undefined;
  return Number(text.trim());
}

/** The same for a line that is in the cart: whatever is below 1 takes it out. */
export function readNewQuantity(text: unknown): number | undefined {
  const negative = typeof text === "string" && /^-\d{1,6}$/.test(text.trim());
  return negative ? 0 : readQuantity(text);
}

export type FittedQuantity = {
  quantity: number;
  /** Why it is less than was wanted. */
  limitedBy?: "stock" | "line_limit";
};

/**
 * What a line becomes when `wanted` units are asked for and it has `held`. `units` is what is left
 * to sell, undefined for what cannot run out. Lowering always works and raising never lowers: the
 * units that the shopper's own unpaid order reserves are missing from `units`.
 */
export function fitQuantity(
  wanted: number,
  held: number,
  units: number | undefined,
): FittedQuantity {
  if (wanted <= held) return { quantity: Math.max(0, wanted) };
  const most = Math.min(MAX_PER_LINE, units ?? MAX_PER_LINE);
  const quantity = Math.max(held, Math.min(wanted, most));
  if (quantity === wanted) return { quantity };
  return { quantity, limitedBy: most < MAX_PER_LINE ? "stock" : "line_limit" };
}
