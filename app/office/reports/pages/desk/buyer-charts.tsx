import { Users } from "lucide-react";
import type { Unit } from "#app/lib/report/buckets.ts";
import { formatCount } from "#app/lib/money.ts";
import { customerReportMessages as say } from "../../texts/staff-customers.ts";
import { salesMessages } from "../../texts/staff.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ComponentProps } from "react";
import { BarChart } from "#app/ui/report/bar-chart.tsx";
import { reportWords } from "#app/ui/report/report-words.ts";

type Bars = ComponentProps<typeof BarChart>["bars"];

type BuyerChartsProps = {
  unit: Unit;
  bars: { new: Bars; returning: Bars };
  isEmpty: boolean;
};

export function BuyerCharts({ unit, bars, isEmpty }: BuyerChartsProps) {
  if (isEmpty) {
    return (
      <EmptyState icon={<Users />} title={say.nothing}>
        <p>{say.nothingHint}</p>
      </EmptyState>
    );
  }
  const chart = { format: formatCount, unit: salesMessages.days[unit] };
  const by = reportWords.units[unit];
  return (
    <>
      <BarChart {...chart} bars={bars.new} title={say.newBy(by)} />
      <BarChart {...chart} bars={bars.returning} title={say.returningBy(by)} />
      <p className="text-sm text-ink-soft">{say.onceEach}</p>
    </>
  );
}
