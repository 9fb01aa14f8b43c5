import { Table, Td, Th } from "#app/ui/table.tsx";
import { chartMessages as say } from "../texts/shopper-charts.ts";
import { BOX, type ShownChart } from "../views/show-charts.ts";

type Spot = { x: number; y: number };

/** One measure over time as lines with a dot for each point, and the same as a table. */
export function LineChart({ chart }: { chart: ShownChart }) {
  const { measure, title, newest, lines, rows } = chart;
  return (
    <figure className="wellness-chart">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="text-lg">{title}</h4>
        {newest && <span className="text-sm text-ink-soft">{newest}</span>}
      </figcaption>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{say.empty[measure]}</p>
      ) : (
        <>
          <Drawing chart={chart} />
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
              {say.asTable}
            </summary>
            <Table caption={title} captionHidden density="dense">
              <thead>
                <tr>
                  <Th>{chart.dayHead}</Th>
                  <Th numeric>{say.value}</Th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ day, value }) => (
                  <tr key={day}>
                    <Td>{day}</Td>
                    <Td numeric>{value}</Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </figure>
  );
}

/** The table says the same, so a screen reader passes over it. */
function Drawing({ chart: { lines, marks, most, least, from, to } }: { chart: ShownChart }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-4 text-sm text-ink-soft"
    >
      <span className="figures flex flex-col justify-between text-right leading-none">
        <span>{most}</span>
        <span>{least}</span>
      </span>
      <svg
        className="wellness-lines col-start-2 row-start-1"
        preserveAspectRatio="none"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      >
        <path
          className="wellness-grid"
          d={[0, 0.5, 1].map((part) => `M0 ${part * BOX.height}h${BOX.width}`).join("")}
        />
        {lines.map((line) => (
          <path className="wellness-line" d={pathOf(line)} key={line[0]?.x} />
        ))}
        {/* A line of no length has round ends: a dot that is round however wide the chart is. */}
        <path
          className="wellness-dot"
          d={lines
            .flat()
            .map(({ x, y }) => `M${x} ${y}h0`)
            .join("")}
        />
      </svg>
      <svg className="wellness-values col-start-2 row-start-1">
        {marks.map(({ x, y, text, anchor, isBelow }) => (
          <text dy={isBelow ? 22 : -10} key={x} textAnchor={anchor} x={`${x}%`} y={`${y}%`}>
            {text}
          </text>
        ))}
      </svg>
      <span className="col-start-2 flex justify-between gap-4 pt-6">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </div>
  );
}

const pathOf = (line: readonly Spot[]) =>
  line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
