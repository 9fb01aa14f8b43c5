import { Table, Td, Th } from "../table.tsx";
import { ChartHead } from "./chart-head.tsx";
import { reportWords as say } from "./report-words.ts";

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
  bars: readonly Bar[];
  format: (value: number) => string;
};

const [WIDTH, HEIGHT] = [720, 160];

/** A bar for each part of a period, with a line where it was before; the same as a table. */
export function BarChart({ title, unit, bars, format }: BarChartProps) {
  const compares = bars.some(({ before }) => before !== undefined);
  const values = bars.flatMap(({ now, before }) => [now, before ?? 0]);
  const most = Math.max(0, ...values);
  const scale = { most: most || 1, least: Math.min(0, ...values), step: WIDTH / bars.length };
  return (
    <figure className="report-chart">
      <ChartHead compares={compares} note={say.highest(format(most))} title={title} />
      <svg
        aria-hidden="true"
        className="report-bars"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {bars.map((bar, index) => (
          <BarShape bar={bar} format={format} index={index} key={bar.name} scale={scale} />
        ))}
      </svg>
      <div className="flex justify-between border-t border-line pt-1 text-sm text-ink-soft">
        <span>{bars.at(0)?.name}</span>
        <span>{bars.length > 1 && bars.at(-1)?.name}</span>
      </div>
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

type Scale = { most: number; least: number; step: number };
type BarShapeProps = {
  bar: Bar;
  index: number;
  scale: Scale;
  format: (value: number) => string;
};

/** Its whole column answers a pointer: a short bar is hard to hit. */
function BarShape({ bar, index, scale, format }: BarShapeProps) {
  const { most, least, step } = scale;
  const y = (value: number) => ((most - value) / (most - least)) * HEIGHT;
  const [left, width] = [index * step, step * 0.7];
  const top = Math.min(y(bar.now), y(0));
  const was = bar.before === undefined ? "" : `, ${say.was(format(bar.before))}`;
  return (
    <g className="report-bar">
      <title>{`${bar.name}: ${format(bar.now)}${was}`}</title>
      <rect fill="transparent" height={HEIGHT} width={step} x={left} y={0} />
      <rect
        className="report-bar-now"
        height={Math.abs(y(bar.now) - y(0))}
        width={width}
        x={left + step * 0.15}
        y={top}
      />
      {bar.before !== undefined && (
        <path
          className="report-bar-before"
          d={`M${left + step * 0.05} ${y(bar.before)} h${step * 0.9}`}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}
