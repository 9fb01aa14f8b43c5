import {
  applyPromo,
  type AppliedPromo,
  type ShownPromo,
} from "#app/selling/discounts/views/show-promo.ts";
import {
  bestSaving,
  type BestSaving,
  type Concession,
  type ConcessionLine,
} from "#app/selling/concessions/rules/price-concession.ts";
import { betterThanCode } from "#app/selling/concessions/texts/shopper-totals.ts";

type Line = ConcessionLine & { id: string };

export type AppliedBest = BestSaving & {
  /** The chosen code with its saving. The saving is zero if the statutory discount is better. */
  applied: AppliedPromo | undefined;
};

/** Applies the code or the statutory discount, whichever saves more. */
export function applyBest(
  lines: readonly Line[],
  promo: ShownPromo | undefined,
  concession: Concession | undefined,
): AppliedBest {
  const applied = promo && applyPromo(promo, lines);
  const best = bestSaving(lines, concession, applied?.saving);
  if (!best.statutory || !applied || applied.saving === 0) return { ...best, applied };
  const problem = betterThanCode(best.statutory.totals.kind, applied.code);
  return { ...best, applied: { ...applied, saving: 0, problem } };
}
