import { formatMoney } from "#app/lib/money.ts";
import type { OrderedLine } from "../rules/read-lines.ts";

type Terms = {
  expectedOn: string | null;
  notes: string;
  lines: readonly (OrderedLine & { name: string })[];
};

/** A draft for the log: its lines in words for people, and complete for undoing. */
export function draftTerms({ expectedOn, notes, lines }: Terms) {
  return {
    expectedOn,
    notes,
    lines: lines
      .map(({ name, quantity, unitCost }) => `${quantity} × ${name} at ${formatMoney(unitCost)}`)
      .join("; "),
    lineIds: lines.map(({ productId, variantId, quantity, unitCost }) => {
      return { productId, variantId, quantity, unitCost };
    }),
  };
}
