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
  /** The chosen code with what it does; one that the discount of the law is better than does nothing. */
  applied: AppliedPromo | undefined;
};

/** What is taken off a cart: by its code or by the law, whichever is more. */
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
