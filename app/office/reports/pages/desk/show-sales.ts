import type { Period } from "#app/lib/report/period.ts";
import {
  salesByMethod,
  salesWithin,
  sumSales,
  type Sales,
  type SalesRow,
} from "../../rules/sum-sales.ts";
import { showByDay } from "./show-by-day.ts";

export function showSales(
  period: Period,
  now: readonly SalesRow[],
  before: readonly SalesRow[] | undefined,
) {
  const { unit, bars } = showByDay(period, now, before, salesWithin);
  const [whole, wholeBefore] = [sumSales(now), before && sumSales(before)];
  const figure = (of: keyof Sales) => ({ now: whole[of], before: wholeBefore?.[of] });
  return {
    unit,
    isEmpty: now.length === 0,
    figures: {
      revenue: figure("revenue"),
      orders: figure("orders"),
      average: figure("average"),
      refunded: figure("refunded"),
    },
    bars: { revenue: bars("revenue"), orders: bars("orders") },
    methods: salesByMethod(now),
  };
}
