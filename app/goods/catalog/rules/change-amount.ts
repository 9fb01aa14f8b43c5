import type { Centavos } from "#app/lib/money.ts";

/**
 * `set` an amount, `add` one (negative to subtract), change by hundredths of a percent, or `clear`.
 */
export type AmountChange =
  | { op: "set"; amount: Centavos }
  | { op: "add"; amount: Centavos }
  | { op: "percent"; amount: number }
  | { op: "clear" };

const WHOLE = 10_000;

/** The new amount, half centavos rounded up; null for none, undefined if nothing can change. */
export function changedAmount(
  amount: Centavos | null,
  change: AmountChange,
): Centavos | null | undefined {
  if (change.op === "clear") return null;
  if (change.op === "set") return change.amount;
  if (amount === null) return undefined;
  if (change.op === "add") return amount + change.amount;
  return Math.round((amount * (WHOLE + change.amount)) / WHOLE);
}
