/** Enough for any course, and small enough that a typing error does not empty the shelf. */
export const MAX_PER_LINE = 20;
export const MAX_LINES = 50;

/** Parses a typed quantity. Returns undefined for anything but a whole number from 0 up. */
export function readQuantity(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{1,6}$/.test(text.trim())) return undefined;
  return Number(text.trim());
}

/** Parses like `readQuantity`, but a negative number means 0, which removes the line. */
export function readNewQuantity(text: unknown): number | undefined {
  const negative = typeof text === "string" && /^-\d{1,6}$/.test(text.trim());
  return negative ? 0 : readQuantity(text);
}

export type FittedQuantity = {
  quantity: number;
  /** Why the quantity is lower than requested. */
  limitedBy?: "stock" | "line_limit";
};

/**
 * The new quantity of a line that now has `held`. `units` are the units left to sell, undefined for
 * items without stock. Lowering always works and raising never lowers: the units that the shopper's
 * own unpaid order reserves are missing from `units`.
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
