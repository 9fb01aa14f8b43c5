import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";
import { fitQuantity, MAX_LINES, type FittedQuantity } from "./quantity.ts";

/** A cart before an addition: its number of lines, and the quantity of the same item. */
export type CartBefore = {
  /** Null before the first item is added. */
  id: string | null;
  /** True when the browser's own token opens the cart, false when the account does. */
  byToken: boolean;
  lines: number;
  held: number;
};

/** The quantity after an addition. `available` is null for items without stock. */
export function decideAddition(
  { lines, held }: Pick<CartBefore, "lines" | "held">,
  wanted: number,
  available: number | null,
): Result<FittedQuantity, Refusal<"cart_full" | "out_of_stock">> {
  if (held === 0 && lines >= MAX_LINES) return refuse("cart_full");
  const fitted = fitQuantity(held + wanted, held, available ?? undefined);
  return fitted.quantity === 0 ? refuse("out_of_stock") : ok(fitted);
}
