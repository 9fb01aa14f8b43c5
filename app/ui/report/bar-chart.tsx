import { ticksOf } from "#app/lib/report/ticks.ts";
import { Table, Td, Th } from "../table.tsx";
import { ChartHead } from "./chart-head.tsx";
import { reportWords as say } from "./report-words.ts";
import { TimeChart } from "./time-chart.tsx";

export type Bar = {
  /** The days it stands for, as a row of the table is called. */
  name: string;
  now: number;
  /** At the same place of the period before; undefined without a comparison. */
  before: number | undefined;
};

type BarChartProps = {
  title: string;
  /** What the first column of the table is. */
  unit: string;
  /** Each with its name below the axis. */
  bars: readonly (Bar & { tick: string })[];
  format: (value: number) => string;
};

/** A bar for each part of a period, with a line for the period before; the same as a table. */
export function BarChart({ title, unit, bars, format }: BarChartProps) {
  const compares = bars.some(({ before }) => before !== undefined);
  const ticks = ticksOf(bars.flatMap(({ now, before }) => [now, before ?? 0]));
  return (
    <figure className="report-chart">
      <ChartHead compares={compares} title={title} />
      <TimeChart
        points={bars.map((bar) => ({ tick: bar.tick, said: sentenceOf(bar, format) }))}
        ticks={ticks.map(format)}
        title={title}
      >
        <Bars bars={bars} scale={ticks} />
        {compares && <LineBefore bars={bars} scale={ticks} />}
      </TimeChart>
      <details>
        <summary className="report-summary">{say.asTable}</summary>
        <Table caption={title} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{unit}</Th>
              <Th numeric>{say.now}</Th>
              {compares && <Th numeric>{say.before}</Th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, now, before }) => (
              <tr key={name}>
                <Td className="whitespace-nowrap">{name}</Td>
                <Td numeric>{format(now)}</Td>
                {compares && <Td numeric>{format(before ?? 0)}</Td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

const sentenceOf = ({ name, now, before }: Bar, format: BarChartProps["format"]) =>
  `${name}: ${format(now)}${before === undefined ? "" : `, ${say.was(format(before))}`}`;

type Scale = readonly [top: number, middle: number, bottom: number];
type ScaledProps = { bars: readonly Bar[]; scale: Scale };

/** From the top, in percent. */
const heightOf = (value: number, [top, , bottom]: Scale) => ((top - value) / (top - bottom)) * 100;

function Bars({ bars, scale }: ScaledProps) {
  const step = 100 / bars.length;
  const zero = heightOf(0, scale);
  return bars.map(({ name, now }, index) => (
    <rect
      className="report-bar-now"
      height={`${Math.abs(heightOf(now, scale) - zero)}%`}
      key={name}
      width={`${step * 0.7}%`}
      x={`${(index + 0.15) * step}%`}
      y={`${Math.min(heightOf(now, scale), zero)}%`}
    />
  ));
}

function LineBefore({ bars, scale }: ScaledProps) {
  const points = bars
    .map(({ before = 0 }, index) => `${index + 0.5},${heightOf(before, scale).toFixed(2)}`)
    .join(" ");
  return (
    <svg preserveAspectRatio="none" viewBox={`0 0 ${bars.length} 100`}>
      {/* A pale edge, so that the line is seen in front of a bar too. */}
      <polyline className="report-line-edge" points={points} vectorEffect="non-scaling-stroke" />
      <polyline className="report-bar-before" points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
