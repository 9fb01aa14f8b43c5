import { Footprints } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { formatCount } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatShare } from "#app/lib/report/share.ts";
import { funnelOf } from "../../queries/funnel.server.ts";
import { sumFunnel, visitsWithin } from "../../rules/sum-funnel.ts";
import { funnelMessages as say } from "../../texts/staff-funnel.ts";
import { salesMessages } from "../../texts/staff.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BarChart } from "#app/ui/report/bar-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { reportWords } from "#app/ui/report/report-words.ts";
import { figuresOf } from "./figures-of.ts";
import { FunnelLimits, FunnelSteps } from "./funnel-steps.tsx";
import { loadReport } from "./load-report.server.ts";
import { showByDay } from "./show-by-day.ts";
import type { Route } from "./+types/funnel-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, funnelOf);
  const { unit, bars } = showByDay(period, now.rows, before?.rows, visitsWithin);
  return {
    today,
    period,
    unit,
    bars: bars("visit"),
    since: now.since,
    sums: sumFunnel(now),
    sumsBefore: before && sumFunnel(before),
  };
}

export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { today, period, unit, bars, since, sums, sumsBefore } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/funnel/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "visit", ...say.figures.visits, format: formatCount },
        { of: "conversion", ...say.figures.conversion, format: formatShare },
        { of: "cartRate", ...say.figures.cartRate, format: formatShare },
        { of: "checkoutRate", ...say.figures.checkoutRate, format: formatShare },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      {sums.visit === 0 ? (
        <EmptyState icon={<Footprints />} title={say.nothing}>
          <p>{say.nothingHint}</p>
        </EmptyState>
      ) : (
        <>
          {since && since > period.days.from && (
            <p className="text-ink-soft">{say.since(formatDate(since))}</p>
          )}
          <FunnelSteps before={sumsBefore} now={sums} />
          <BarChart
            bars={bars}
            format={formatCount}
            title={say.visitsBy(reportWords.units[unit])}
            unit={salesMessages.days[unit]}
          />
        </>
      )}
      <FunnelLimits />
    </ReportPage>
  );
}
