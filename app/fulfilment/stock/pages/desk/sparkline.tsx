import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { stockMessages as say } from "../../texts/staff.ts";

const [WIDTH, HEIGHT] = [72, 20];

/** Units sold in each of the last weeks, as bars. Renders nothing without sales. */
export function Sparkline({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(0, ...weeks);
  if (most === 0) return <span className="text-ink-soft">{say.notSold}</span>;
  const step = WIDTH / weeks.length;
  return (
    <span title={say.weeksOf(weeks)}>
      <VisuallyHidden>{say.weeksOf(weeks)}</VisuallyHidden>
      <svg
        aria-hidden="true"
        className="inline-block fill-accent align-middle"
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
      >
        {weeks.map((units, week) => {
          const height = units === 0 ? 1 : Math.max(2, (units / most) * HEIGHT);
          return (
            <rect
              height={height}
              key={week}
              width={step - 1.5}
              x={week * step}
              y={HEIGHT - height}
            />
          );
        })}
      </svg>
    </span>
  );
}
