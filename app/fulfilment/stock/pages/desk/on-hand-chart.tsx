import { formatDay } from "#app/lib/dates.ts";
import { formatCount } from "#app/lib/money.ts";
import { ticksOf } from "#app/lib/report/ticks.ts";
import type { DayOnHand } from "../../rules/on-hand-by-day.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { TimeChart } from "#app/ui/report/time-chart.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";

/** The units on hand at the end of each day, as steps. A table shows the same on demand. */
export function OnHandChart({ line }: { line: readonly DayOnHand[] }) {
  const ticks = ticksOf(line.map(({ onHand }) => onHand));
  const changed = line.filter(({ onHand }, index) => onHand !== line[index - 1]?.onHand);
  return (
    <figure className="grid gap-2">
      <TimeChart
        points={line.map(({ day, onHand }) => ({
          tick: formatDay(day),
          said: `${formatDay(day)}: ${say.unitsOf(onHand)}`,
        }))}
        ticks={ticks.map(formatCount)}
        title={say.chart}
      >
        <svg preserveAspectRatio="none" viewBox={`0 0 ${line.length} ${ticks[0]}`}>
          <path
            className="fill-none stroke-accent stroke-2"
            d={steps(line, ticks[0])}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </TimeChart>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.asTable}
        </summary>
        <Table caption={say.dayByDay} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.day}</Th>
              <Th numeric>{say.columns.onHand}</Th>
            </tr>
          </thead>
          <tbody>
            {changed.toReversed().map(({ day, onHand }) => (
              <tr key={day}>
                <Td>{formatDay(day)}</Td>
                <Td numeric>{onHand.toLocaleString("en")}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

const steps = (line: readonly DayOnHand[], top: number): string =>
  line.map(({ onHand }, day) => `${day === 0 ? "M0," : "V"}${top - onHand} H${day + 1}`).join(" ");
