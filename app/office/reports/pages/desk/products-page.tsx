import { href } from "react-router";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { productSalesOf } from "../../queries/product-sales.server.ts";
import { rankProducts, sumProducts } from "../../rules/product-sales.ts";
import { productSalesMessages as say } from "../../texts/staff-products.ts";
import { RankChart } from "#app/ui/report/rank-chart.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { figuresOf } from "./figures-of.ts";
import { loadReport } from "./load-report.server.ts";
import { NothingSold } from "./nothing-sold.tsx";
import { ProductTable } from "./product-table.tsx";
import type { Route } from "./+types/products-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, productSalesOf);
  return {
    today,
    period,
    isEmpty: now.rows.length === 0,
    other: now.other,
    products: rankProducts(now.rows, before?.rows),
    sums: sumProducts(now),
    sumsBefore: before && sumProducts(before),
  };
}

/** No one compares more bars than this; the table has all products. */
const MOST_BARS = 10;

export default function ProductsReportPage({ loaderData }: Route.ComponentProps) {
  const { today, period, isEmpty, products, other, sums, sumsBefore } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/products/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "revenue", ...say.figures.revenue, format: formatMoney },
        { of: "units", ...say.figures.units, format: formatCount },
        { of: "items", ...say.figures.items, format: formatCount },
        { of: "refunded", ...say.figures.refunded, format: formatMoney },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      {isEmpty ? (
        <NothingSold />
      ) : (
        <>
          <RankChart
            bars={products.slice(0, MOST_BARS).map(({ product, revenue, before }) => ({
              name: product,
              now: revenue,
              before,
            }))}
            format={formatMoney}
            title={say.best(Math.min(MOST_BARS, products.length))}
          />
          <ProductTable other={other} products={products} sums={sums} sumsBefore={sumsBefore} />
        </>
      )}
    </ReportPage>
  );
}
