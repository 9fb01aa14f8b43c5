import type { Bar } from "./bar-chart.tsx";
import { ChartHead } from "./chart-head.tsx";
import { reportWords as say } from "./report-words.ts";

type RankChartProps = {
  title: string;
  /** Most people read the first ones only: the table has them all. */
  bars: readonly Bar[];
  format: (value: number) => string;
};

const WIDTH = 1000;
/** The end of a bar is round: a line there would be cut off. */
const LAST_LINE = WIDTH - 6;

/** A bar for each name, one below the other, with a line where it was before. */
export function RankChart({ title, bars, format }: RankChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before ?? 0]));
  const at = (value: number) => (Math.max(0, value) / most) * WIDTH;
  return (
    <figure className="report-chart">
      <ChartHead compares={bars.some(({ before }) => before !== undefined)} title={title} />
      <ol className="grid gap-3">
        {bars.map(({ name, now, before }) => (
          <li className="grid gap-1" key={name}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="min-w-0 break-words">{name}</span>
              <span className="figures font-semibold">
                {format(now)}
                {before !== undefined && (
                  <span className="font-normal text-ink-soft"> {say.was(format(before))}</span>
                )}
              </span>
            </span>
            <svg
              aria-hidden="true"
              className="report-rank"
              preserveAspectRatio="none"
              viewBox={`0 0 ${WIDTH} 10`}
            >
              <rect className="report-bar-now" height={10} width={at(now)} x={0} y={0} />
              {before !== undefined && before > 0 && (
                <path
                  className="report-bar-before"
                  d={`M${Math.min(at(before), LAST_LINE)} 0 v10`}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
