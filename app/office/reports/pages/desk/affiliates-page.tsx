import { Handshake } from "lucide-react";
import { href } from "react-router";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { affiliateSalesOf } from "../../queries/affiliate-sales.server.ts";
import { rankAffiliates, sumAffiliates } from "../../rules/sum-affiliates.ts";
import { affiliateReportMessages as say } from "../../texts/staff-affiliates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { RankChart } from "#app/ui/report/rank-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { AffiliateTable } from "./affiliate-table.tsx";
import { figuresOf } from "./figures-of.ts";
import { loadReport } from "./load-report.server.ts";
import type { Route } from "./+types/affiliates-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, affiliateSalesOf);
  return {
    today,
    period,
    isEmpty: now.length === 0,
    affiliates: rankAffiliates(now, before),
    sums: sumAffiliates(now),
    sumsBefore: before && sumAffiliates(before),
  };
}

const MOST_BARS = 10;

export default function AffiliatesReportPage({ loaderData }: Route.ComponentProps) {
  const { today, period, isEmpty, affiliates, sums, sumsBefore } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/affiliates/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "orders", ...say.figures.orders, format: formatCount },
        { of: "firstOrders", ...say.figures.firstOrders, format: formatCount },
        { of: "revenue", ...say.figures.revenue, format: formatMoney },
        { of: "commission", ...say.figures.commission, format: formatMoney },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      {isEmpty ? (
        <NoneByAffiliates />
      ) : (
        <>
          <RankChart
            bars={affiliates.slice(0, MOST_BARS).map(({ code, revenue, before }) => ({
              name: code,
              now: revenue,
              before,
            }))}
            format={formatMoney}
            title={say.best(Math.min(MOST_BARS, affiliates.length))}
          />
          <AffiliateTable affiliates={affiliates} sums={sums} sumsBefore={sumsBefore} />
        </>
      )}
    </ReportPage>
  );
}

function NoneByAffiliates() {
  return (
    <EmptyState
      action={
        <LinkButton to={href("/admin/affiliates/people")} variant="secondary">
          {say.toAffiliates}
        </LinkButton>
      }
      icon={<Handshake />}
      title={say.nothing}
    >
      <p>{say.nothingHint}</p>
    </EmptyState>
  );
}
