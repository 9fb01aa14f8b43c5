import { formatMoney } from "#app/lib/money.ts";
import type { StatutoryTotals } from "../rules/price-concession.ts";
import { rowTexts as say } from "../texts/shopper-totals.ts";

/** The discount of the law as rows that sum to what is taken off. */
export function statutoryRows({ kind, ...parts }: StatutoryTotals) {
  const { saleGivenUp, vatExempt, statutoryDiscount } = parts;
  return [
    ...(saleGivenUp > 0 ? [{ label: say.saleGivenUp, amount: formatMoney(saleGivenUp) }] : []),
    ...(vatExempt > 0 ? [{ label: say.vatExempt, amount: formatMoney(-vatExempt) }] : []),
    { label: say.discount[kind], amount: formatMoney(-statutoryDiscount) },
  ];
}
