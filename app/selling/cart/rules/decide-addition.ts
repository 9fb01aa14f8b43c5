import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";
import { fitQuantity, MAX_LINES, type FittedQuantity } from "./quantity.ts";

/** A cart before something is added: how many lines it has, and how much of the same item. */
export type CartBefore = {
  /** None before the first add. */
  id: string | null;
  /** Whether the browser's own token opens it. */
  byToken: boolean;
  lines: number;
  held: number;
};

/** What a line becomes when something is added; `available` is null for what cannot run out. */
export function decideAddition(
  { lines, held }: Pick<CartBefore, "lines" | "held">,
  wanted: number,
  available: number | null,
): Result<FittedQuantity, Refusal<"cart_full" | "out_of_stock">> {
  if (held === 0 && lines >= MAX_LINES) return refuse("cart_full");
  const fitted = fitQuantity(held + wanted, held, available ?? undefined);
  return fitted.quantity === 0 ? refuse("out_of_stock") : ok(fitted);
}
