import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { salesOf } from "../../queries/sales.server.ts";
import { salesMessages as say } from "../../texts/staff.ts";
import { BarChart } from "#app/ui/report/bar-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { reportWords } from "#app/ui/report/report-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadReport } from "./load-report.server.ts";
import { MethodTable } from "./method-table.tsx";
import { NothingSold } from "./nothing-sold.tsx";
import { showSales } from "./show-sales.ts";
import type { Route } from "./+types/sales-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, salesOf);
  return { today, period, ...showSales(period, now, before) };
}

export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { today, period, unit, figures, bars, methods, isEmpty } = loaderData;
  const by = reportWords.units[unit];
  return (
    <ReportPage
      exportTo={href("/admin/analytics/sales/export")}
      figures={[
        {
          ...figures.revenue,
          label: say.revenue,
          definition: say.revenueMeans,
          format: formatMoney,
        },
        { ...figures.orders, label: say.orders, definition: say.ordersMean, format: count },
        {
          ...figures.average,
          label: say.average,
          definition: say.averageMeans,
          format: formatMoney,
        },
        {
          ...figures.refunded,
          label: say.refunded,
          definition: say.refundedMeans,
          format: formatMoney,
        },
      ]}
      period={period}
      title={say.title}
      today={today}
    >
      {isEmpty ? (
        <NothingSold />
      ) : (
        <>
          <BarChart
            bars={bars.revenue}
            format={formatMoney}
            title={say.revenueBy(by)}
            unit={say.days[unit]}
          />
          <BarChart
            bars={bars.orders}
            format={count}
            title={say.ordersBy(by)}
            unit={say.days[unit]}
          />
          <MethodTable methods={methods} />
        </>
      )}
    </ReportPage>
  );
}

const count = (value: number) => value.toLocaleString("en");
