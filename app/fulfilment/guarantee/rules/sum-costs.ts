import type { Centavos } from "#app/lib/money.ts";
import { GUARANTEE_EVENTS, type GuaranteeEvent } from "./guarantee-terms.ts";

export type GuaranteeCost = {
  /** A month in Manila, such as 2026-11. */
  month: string;
  event: GuaranteeEvent;
  cases: number;
  amount: Centavos;
};

export type CostMonth = {
  month: string;
  cases: number;
  total: Centavos;
  byEvent: Record<GuaranteeEvent, Centavos>;
};

/** The cost of each month by event, in the order of the rows. */
export function sumCosts(costs: readonly GuaranteeCost[]): CostMonth[] {
  return [...Map.groupBy(costs, ({ month }) => month)].map(([month, own]) => {
    const amountOf = (event: GuaranteeEvent) =>
      own.reduce((sum, cost) => sum + (cost.event === event ? cost.amount : 0), 0);
    const [recall, warm, late] = GUARANTEE_EVENTS.map(amountOf);
    return {
      month,
      cases: own.reduce((sum, cost) => sum + cost.cases, 0),
      total: own.reduce((sum, { amount }) => sum + amount, 0),
      byEvent: { recall: recall ?? 0, warm: warm ?? 0, late: late ?? 0 },
    };
  });
}
