import { sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { daysBefore, readPeriod, type Days, type Period } from "#app/lib/report/period.ts";
import { buyersIn, type BuyerCounts } from "#app/office/reports/queries/buyers-in.server.ts";
import { takingsIn } from "#app/office/reports/queries/sales.server.ts";
import {
  funnelOf,
  visitsIn,
  type CountedVisits,
} from "#app/office/reports/queries/visits-of.server.ts";
import { funnelWithin, withPaid } from "#app/office/reports/rules/sum-funnel.ts";
import { salesWithin, type DaySales } from "#app/office/reports/rules/sum-sales.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { may } from "#app/platform/access/may.ts";

type Figures = { sales: DaySales[]; visits: CountedVisits; buyers: BuyerCounts };

/** In one statement, each part of it from an index of its own. */
async function readFigures(db: Db, both: Days, { days, before }: Record<"days" | "before", Days>) {
  const { rows } = await db.execute<Figures>(sql`select ${takingsIn(both)} as sales,
    ${visitsIn(both)} as visits, ${buyersIn(days, before)} as buyers`);
  const [figures] = rows;
  if (!figures) throw new Error("a select of one row returned none");
  return figures;
}

/** The four figures of the shop beside those of as many days right before; for those who may. */
export async function shopFigures({ db, actor, now }: Ctx, query: URLSearchParams) {
  if (!may(actor, "reports:read")) return undefined;
  const today = shopDay(now);
  const { preset, days } = readPeriod(query, today);
  const before = daysBefore(days, "previous") ?? days;
  const period: Period = { preset, comparison: "previous", days, before };
  // Both lie side by side, so that each figure is read once.
  const both = { from: before.from, to: days.to };
  const { sales, visits, buyers } = await readFigures(db, both, { days, before });
  const funnel = withPaid(funnelOf(visits), sales);
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
