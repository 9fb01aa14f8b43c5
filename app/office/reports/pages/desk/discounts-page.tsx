import { TicketPercent } from "lucide-react";
import { href } from "react-router";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { discountUsesOf } from "../../queries/discount-uses.server.ts";
import { rankDiscounts, sumDiscounts } from "../../rules/sum-discounts.ts";
import { discountReportMessages as say } from "../../texts/staff-discounts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { RankChart } from "#app/ui/report/rank-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { DiscountTable } from "./discount-table.tsx";
import { figuresOf } from "./figures-of.ts";
import { loadReport } from "./load-report.server.ts";
import type { Route } from "./+types/discounts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, discountUsesOf);
  return {
    today,
    period,
    isEmpty: now.length === 0,
    codes: rankDiscounts(now, before),
    sums: sumDiscounts(now),
    sumsBefore: before && sumDiscounts(before),
  };
}

const MOST_BARS = 10;

export default function DiscountsReportPage({ loaderData }: Route.ComponentProps) {
  const { today, period, isEmpty, codes, sums, sumsBefore } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/discounts/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "uses", ...say.figures.uses, format: formatCount },
        { of: "given", ...say.figures.given, format: formatMoney },
        { of: "revenue", ...say.figures.revenue, format: formatMoney },
        { of: "firstOrders", ...say.figures.firstOrders, format: formatCount },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      {isEmpty ? (
        <NoCodeUsed />
      ) : (
        <>
          <RankChart
            bars={codes.slice(0, MOST_BARS).map(({ name, isBatch, revenue, before }) => ({
              name: isBatch ? say.batch(name) : name,
              now: revenue,
              before,
            }))}
            format={formatMoney}
            title={say.best(Math.min(MOST_BARS, codes.length))}
          />
          <DiscountTable codes={codes} sums={sums} sumsBefore={sumsBefore} />
        </>
      )}
    </ReportPage>
  );
}

function NoCodeUsed() {
  return (
    <EmptyState
      action={
        <LinkButton to={href("/admin/discounts")} variant="secondary">
          {say.toDiscounts}
        </LinkButton>
      }
      icon={<TicketPercent />}
      title={say.nothing}
    >
      <p>{say.nothingHint}</p>
    </EmptyState>
  );
}
