import { shopDay } from "#app/lib/dates.ts";
import { daysBefore, readPeriod, type Days, type Period } from "#app/lib/report/period.ts";
import { countBuyers } from "#app/modules/reports/queries/count-buyers.server.ts";
import { takingsOf } from "#app/modules/reports/queries/takings.server.ts";
import { visitsOf } from "#app/modules/reports/queries/visits-of.server.ts";
import { funnelWithin, withPaid } from "#app/modules/reports/rules/sum-funnel.ts";
import { salesWithin } from "#app/modules/reports/rules/sum-sales.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";

/** The four figures of the shop beside those of as many days right before; for those who may. */
export async function shopFigures({ db, actor, now }: Ctx, query: URLSearchParams) {
  if (!may(actor, "reports:read")) return undefined;
  const today = shopDay(now);
  const { preset, days } = readPeriod(query, today);
  const before = daysBefore(days, "previous") ?? days;
  const period: Period = { preset, comparison: "previous", days, before };
  // Both lie side by side, so that each figure is read once.
  const both = { from: before.from, to: days.to };
  const [sales, visits, buyers] = await Promise.all([
    takingsOf(db, both),
    visitsOf(db, both),
    countBuyers(db, days, before),
  ]);
  const funnel = withPaid(visits, sales);
  const within = (part: Days, customers: number) => {
    const { revenue, orders } = salesWithin(sales, part);
    return { revenue, orders, customers, conversion: funnelWithin(funnel, part).conversion };
  };
  return {
    today,
    period,
    sums: within(days, buyers.now),
    sumsBefore: within(before, buyers.before),
  };
}
