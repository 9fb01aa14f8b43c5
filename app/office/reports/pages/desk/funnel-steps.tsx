import { formatCount } from "#app/lib/money.ts";
import { formatShare, shareOf } from "#app/lib/report/share.ts";
import { ASSESSMENT_WAY, WAY, type FunnelStep, type FunnelSums } from "../../rules/sum-funnel.ts";
import { funnelMessages as say } from "../../texts/staff-funnel.ts";
import { RankChart } from "#app/ui/report/rank-chart.tsx";
import { ReportTable } from "#app/ui/report/report-table.tsx";

type FunnelStepsProps = { now: FunnelSums; before: FunnelSums | undefined };

/** How far visits went, as a chart and a table, beside the assessment's own steps. */
export function FunnelSteps({ now, before }: FunnelStepsProps) {
  const barsOf = (way: readonly FunnelStep[]) =>
    way.map((step) => ({ name: say.steps[step], now: now[step], before: before?.[step] }));
  return (
    <>
      <RankChart bars={barsOf(WAY)} format={formatCount} title={say.way} />
      <WayTable now={now} title={say.shares} way={WAY} />
      {now.assessment > 0 && (
        <section className="grid gap-2">
          <RankChart bars={barsOf(ASSESSMENT_WAY)} format={formatCount} title={say.assessment} />
          <p className="text-sm text-ink-soft">{say.assessmentLead}</p>
        </section>
      )}
    </>
  );
}

type WayTableProps = { title: string; way: readonly FunnelStep[]; now: FunnelSums };

function WayTable({ title, way, now }: WayTableProps) {
  return (
    <ReportTable
      columns={[
        { label: say.count },
        { label: say.ofVisits },
        { label: say.ofStepBefore, isWide: true },
      ]}
      of={say.step}
      rows={way.map((step, index) => {
        const last = way[index - 1];
        const share = last && formatShare(shareOf(now[step], now[last]));
        return {
          key: step,
          name: say.steps[step],
          cells: [formatCount(now[step]), formatShare(shareOf(now[step], now.visit)), share ?? ""],
          ...(share && { detail: say.ofLast(share) }),
        };
      })}
      title={title}
    />
  );
}

/** A reader of these figures must know what they leave out. */
export function FunnelLimits() {
  return (
    <section className="grid max-w-prose gap-2 text-sm text-ink-soft">
      <h2 className="text-lg font-semibold text-ink">{say.cannotTell}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {say.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}
