import { formatCount, formatMoney } from "#app/lib/money.ts";
import { formatShare } from "#app/lib/report/share.ts";
import { PeriodForm, PeriodPresets } from "#app/ui/report/period-bar.tsx";
import { ReportFigures } from "#app/ui/report/report-figures.tsx";
import { reportWords } from "#app/ui/report/report-words.ts";
import { figuresOf } from "#app/office/reports/pages/desk/figures-of.ts";
import type { shopFigures } from "./shop-figures.server.ts";
import { dashboardMessages as say } from "./texts.ts";

type ShopFiguresProps = { shown: NonNullable<Awaited<ReturnType<typeof shopFigures>>> };

/** How the shop does, over the days that were chosen. */
export function ShopFigures({ shown }: ShopFiguresProps) {
  const { today, period, sums, sumsBefore } = shown;
  return (
    <section aria-label={say.figures} className="grid gap-1">
      <ReportFigures
        figures={figuresOf(sums, sumsBefore, [
          { of: "revenue", ...say.revenue, format: formatMoney },
          { of: "orders", ...say.orders, format: formatCount },
          { of: "customers", ...say.customers, format: formatCount },
          { of: "conversion", ...say.conversion, format: formatShare },
        ])}
      />
      <details className="text-sm" open={period.preset === undefined}>
        <summary className="report-summary">
          {say.period(period.preset ? reportWords.presets[period.preset] : say.otherDays)}
        </summary>
        <div className="grid gap-3 py-2">
          <PeriodPresets period={period} />
          <PeriodForm period={period} today={today} />
        </div>
      </details>
    </section>
  );
}
