import { formatDay } from "#app/lib/dates.ts";
import type { DayOnHand } from "../../rules/on-hand-by-day.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";

const [WIDTH, HEIGHT] = [600, 120];

/** The units on hand at the end of each day, as steps. A table shows the same on demand. */
export function OnHandChart({ line }: { line: readonly DayOnHand[] }) {
  const most = Math.max(1, ...line.map(({ onHand }) => onHand));
  const [first, last] = [line.at(0), line.at(-1)];
  const changed = line.filter(({ onHand }, index) => onHand !== line[index - 1]?.onHand);
  return (
    <figure className="grid gap-2">
      <div className="flex justify-between text-sm text-ink-soft">
        <span className="figures">{most.toLocaleString("en")}</span>
      </div>
      <svg
        aria-hidden="true"
        className="h-32 w-full stroke-accent"
        fill="none"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path d={steps(line, most)} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="flex justify-between border-t border-line pt-1 text-sm text-ink-soft">
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </div>
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

function steps(line: readonly DayOnHand[], most: number): string {
  const step = WIDTH / line.length;
  const y = (onHand: number) => (HEIGHT - 2 - (onHand / most) * (HEIGHT - 4)).toFixed(1);
  return line
    .map(
      ({ onHand }, day) =>
        `${day === 0 ? "M0," : "V"}${y(onHand)} H${((day + 1) * step).toFixed(1)}`,
    )
    .join(" ");
}
