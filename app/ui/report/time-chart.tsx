import { useState, type CSSProperties, type PointerEvent, type ReactNode } from "react";
import { useHydrated } from "../use-hydrated.ts";

export type ChartPoint = {
  /** Below the axis. */
  tick: string;
  /** The point with its values, as it is read out. */
  said: string;
};

type TimeChartProps = {
  title: string;
  points: readonly ChartPoint[];
  /** Highest first, evenly spaced. */
  ticks: readonly string[];
  children: ReactNode;
};

/** A drawing over time between its axes. Its parts are placed by percentages. */
export function TimeChart({ title, points, ticks, children }: TimeChartProps) {
  const middle = points.length > 2 ? points[Math.floor((points.length - 1) / 2)] : undefined;
  return (
    <div className="report-plot">
      <span aria-hidden="true" className="report-axis figures">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </span>
      <div className="report-drawing">
        <svg aria-hidden="true">
          {["0%", "50%", "100%"].map((y) => (
            <line className="report-grid" key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {children}
        </svg>
        <PointReader points={points} title={title} />
      </div>
      <span aria-hidden="true" className="report-ticks">
        <span>{points[0]?.tick}</span>
        {middle && <span>{middle.tick}</span>}
        {points.length > 1 && <span>{points.at(-1)?.tick}</span>}
      </span>
    </div>
  );
}

type PointReaderProps = Pick<TimeChartProps, "points" | "title">;

/** Says the point under the pointer, the finger, or the arrow keys. A table has the same. */
function PointReader({ points, title }: PointReaderProps) {
  const [chosen, setChosen] = useState<number>();
  if (!useHydrated()) return null;
  const last = points.length - 1;
  const value = Math.min(chosen ?? last, last);
  const said = points[value]?.said;
  const middle = ((value + 0.5) / points.length) * 100;
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * points.length);
    setChosen(Math.max(0, Math.min(index, last)));
  };
  return (
    <>
      <input
        aria-label={title}
        aria-valuetext={said}
        className="report-reader"
        data-chosen={chosen !== undefined}
        max={last}
        min={0}
        onBlur={() => setChosen(undefined)}
        onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
        onFocus={() => setChosen(value)}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.matches(":focus")) setChosen(undefined);
        }}
        onPointerMove={follow}
        style={{ "--point": `${100 / points.length}%` } as CSSProperties}
        type="range"
        value={value}
      />
      {chosen !== undefined && (
        // At the edges, the sentence stays within the chart.
        <span
          aria-hidden="true"
          className="report-said figures"
          style={{ left: `${middle}%`, translate: `-${middle}% 0` }}
        >
          {said}
        </span>
      )}
    </>
  );
}
