import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { salesOf } from "../../queries/sales.server.ts";
import { salesMessages as say } from "../../texts/staff.ts";
import { BarChart } from "#app/ui/report/bar-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { reportWords } from "#app/ui/report/report-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadReport } from "./load-report.server.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import {
  sumSales,
  type Sales,
  type SalesByMethod,
  salesByMethod,
  salesWithin,
  type SalesRow,
} from "../../rules/sum-sales.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";
import { NothingSold } from "./nothing-sold.tsx";
import type { Period } from "#app/lib/report/period.ts";
import { showByDay } from "./show-by-day.ts";
import type { Route } from "./+types/sales-page.ts";

/** Sales by payment method. The last row is the period's total, as in the figures above. */
function MethodTable({ methods }: { methods: readonly SalesByMethod[] }) {
  return (
    <ReportTable
      columns={[
        { label: say.orders },
        { label: say.paid, isWide: true },
        { label: say.refunded, isWide: true },
        { label: say.revenue },
      ]}
      of={say.method}
      rows={[
        ...methods.map((sales) => ({
          key: sales.method,
          name: orderMessages.method[sales.method],
          detail: say.lessRefunds(formatMoney(sales.paid), formatMoney(sales.refunded)),
          cells: cellsOf(sales),
        })),
        { key: "sum", name: say.total, cells: cellsOf(totalOf(methods)), isSum: true },
      ]}
      title={say.byMethod}
    />
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

type MethodSums = Pick<Sales, "orders" | "paid" | "refunded" | "revenue">;

const cellsOf = ({ orders, paid, refunded, revenue }: MethodSums) => [
  orders.toLocaleString("en"),
  money(paid),
  money(refunded),
  money(revenue),
];

const totalOf = (methods: readonly SalesByMethod[]): MethodSums =>
  sumSales(methods.map((sales) => ({ ...sales, day: "" })));

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

function showSales(
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
