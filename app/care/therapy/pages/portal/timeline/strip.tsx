import { LaneMark, MarkPath } from "./lane-mark.tsx";
import type { ShownStrip } from "./show-strip.ts";
import { timelineMessages as say } from "./texts.ts";

/** In pixels: a lane, the lane of weights, and the margins of its line. */
const LANE = 28;
const WEIGHTS = 160;
const FREE = 10;

const percent = (place: number) => `${place}%`;

/**
 * The points of a span on their lanes, with weights below. Places along it are in percent and marks
 * in pixels, so that it fits any width and no mark is drawn out of shape.
 */
export function Strip({ strip }: { strip: ShownStrip }) {
  const { lanes, weight, from, to, note, text } = strip;
  return (
    <figure
      aria-label={text}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm text-ink-soft">
        <div aria-hidden="true">
          {lanes.map(({ lane }) => (
            <span className="flex h-7 items-center gap-2" key={lane}>
              <LaneMark lane={lane} />
              {say.lanes[lane]}
            </span>
          ))}
          {weight && (
            <span className="figures flex h-40 flex-col justify-between py-1 leading-none">
              <span>{weight.most}</span>
              {weight.least !== weight.most && <span>{weight.least}</span>}
            </span>
          )}
        </div>
        <div className="px-2">
          <Drawing strip={strip} />
        </div>
        <span
          aria-hidden="true"
          className="col-start-2 flex flex-wrap justify-between gap-x-4 pt-2"
        >
          <span>{from}</span>
          <span className="text-right">{to}</span>
        </span>
      </div>
      {note && <figcaption className="text-sm text-ink-soft">{note}</figcaption>}
    </figure>
  );
}

function Drawing({ strip: { lanes, weight, ticks, now } }: { strip: ShownStrip }) {
  const height = lanes.length * LANE + (weight ? WEIGHTS : 0);
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
      {ticks.map((place) => (
        <line
          className="stroke-line"
          key={place}
          x1={percent(place)}
          x2={percent(place)}
          y1={0}
          y2={height}
        />
      ))}
      {now !== undefined && (
        <line
          className="stroke-line-strong"
          strokeDasharray="3 3"
          x1={percent(now)}
          x2={percent(now)}
          y1={0}
          y2={height}
        />
      )}
      {lanes.map(({ lane, marks }, index) => (
        <g key={lane}>
          <line
            className="stroke-line"
            x1="0%"
            x2="100%"
            y1={(index + 0.5) * LANE}
            y2={(index + 0.5) * LANE}
          />
          {marks.map((place) => (
            <svg
              className="overflow-visible"
              key={place}
              x={percent(place)}
              y={(index + 0.5) * LANE}
            >
              <MarkPath lane={lane} />
            </svg>
          ))}
        </g>
      ))}
      {weight && <Weights top={lanes.length * LANE} weight={weight} />}
    </svg>
  );
}

type WeightsProps = { weight: NonNullable<ShownStrip["weight"]>; top: number };

function Weights({ weight: { dots, lines }, top }: WeightsProps) {
  const height = (part: number) => top + FREE + part * (WEIGHTS - 2 * FREE);
  return (
    <g>
      {lines.map(({ x1, y1, x2, y2 }) => (
        <line
          className="stroke-moss stroke-2"
          key={`${x1} ${x2}`}
          x1={percent(x1)}
          x2={percent(x2)}
          y1={height(y1)}
          y2={height(y2)}
        />
      ))}
      {dots.map(({ x, y }) => (
        <circle
          className="fill-moss-ink"
          cx={percent(x)}
          cy={height(y)}
          key={`${x} ${y}`}
          r={3.5}
        />
      ))}
    </g>
  );
}
