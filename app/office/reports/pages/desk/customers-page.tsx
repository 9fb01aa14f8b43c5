import { href } from "react-router";
import { formatCount } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatShare } from "#app/lib/report/share.ts";
import { buyersOf } from "../../queries/buyers-of.server.ts";
import { cohortsOf } from "../../queries/cohorts.server.ts";
import { cohortDays, readCohorts } from "../../rules/cohorts.ts";
import { buyersWithin, sumBuyers } from "../../rules/sum-buyers.ts";
import { customerReportMessages as say } from "../../texts/staff-customers.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { BuyerCharts } from "./buyer-charts.tsx";
import { CohortTable } from "./cohort-table.tsx";
import { figuresOf } from "./figures-of.ts";
import { loadReport } from "./load-report.server.ts";
import { showByDay } from "./show-by-day.ts";
import type { Route } from "./+types/customers-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, buyersOf);
  const days = cohortDays(period.days);
  const { db } = asked.context.get(requestContext).ctx;
  const { unit, bars } = showByDay(period, now, before, buyersWithin);
  return {
    today,
    period,
    unit,
    sums: sumBuyers(now),
    sumsBefore: before && sumBuyers(before),
    bars: { new: bars("new"), returning: bars("returning") },
    cohorts: readCohorts(await cohortsOf(db, days), days),
  };
}

export default function CustomersReportPage({ loaderData }: Route.ComponentProps) {
  const { today, period, unit, sums, sumsBefore, bars, cohorts } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/customers/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "new", ...say.figures.new, format: formatCount },
        { of: "returning", ...say.figures.returning, format: formatCount },
        { of: "repeatRate", ...say.figures.repeatRate, format: formatShare },
        { of: "ordersEach", ...say.figures.ordersEach, format: each },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      <BuyerCharts bars={bars} isEmpty={sums.buyers === 0} unit={unit} />
      {cohorts.some(({ buyers }) => buyers > 0) && (
        <CohortTable cohorts={cohorts} period={period} />
      )}
    </ReportPage>
  );
}

const each = (orders: number) => orders.toLocaleString("en", { maximumFractionDigits: 2 });
