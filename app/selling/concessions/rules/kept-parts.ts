import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "./concession-terms.ts";
import { sumParts, type StatutoryTotals } from "./price-concession.ts";

/** The stored form of a line. */
export type KeptLine = {
  price: Centavos;
  quantity: number;
  total: Centavos;
  vatExempt: Centavos | null;
  statutoryDiscount: Centavos | null;
};

/** The stored totals of an order's statutory discount. Undefined without one. */
export function keptTotals(
  kind: ConcessionKind | null,
  lines: readonly KeptLine[],
): StatutoryTotals | undefined {
  if (kind === null) return undefined;
  const parts = lines.map(({ price, quantity, total, vatExempt, statutoryDiscount }) =>
    vatExempt === null || statutoryDiscount === null
      ? undefined
      : { vatExempt, statutoryDiscount, saving: price * quantity - total },
  );
  const { saving: _, ...totals } = sumParts(kind, parts);
  return totals;
}
