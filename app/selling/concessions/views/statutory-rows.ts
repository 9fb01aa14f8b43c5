import { formatMoney } from "#app/lib/money.ts";
import type { StatutoryTotals } from "../rules/price-concession.ts";
import { rowTexts as say } from "../texts/shopper-totals.ts";

/** Rows of the statutory discount. They add up to the saving. */
export function statutoryRows({ kind, ...parts }: StatutoryTotals) {
  const { saleGivenUp, vatExempt, statutoryDiscount } = parts;
  return [
    ...(saleGivenUp > 0 ? [{ label: say.saleGivenUp, amount: formatMoney(saleGivenUp) }] : []),
    ...(vatExempt > 0 ? [{ label: say.vatExempt, amount: formatMoney(-vatExempt) }] : []),
    { label: say.discount[kind], amount: formatMoney(-statutoryDiscount) },
  ];
}
