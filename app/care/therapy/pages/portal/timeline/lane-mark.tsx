import type { Lane } from "./points.ts";

/** Each lane by its shape and its color, around the middle of the mark. */
const MARKS: Record<Lane, { d: string; colour: string }> = {
  orders: { d: "M-5 -5h10v10h-10z", colour: "fill-indigo" },
  vials: { d: "M0 -6.5L6.5 5h-13z", colour: "fill-sea" },
  doses: { d: "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z", colour: "fill-accent" },
  entries: { d: "M0 -6.5L6.5 0L0 6.5L-6.5 0z", colour: "fill-amber" },
  visits: { d: "M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z", colour: "fill-rose" },
};

export function MarkPath({ lane }: { lane: Lane }) {
  const { d, colour } = MARKS[lane];
  return <path className={colour} d={d} />;
}

export function LaneMark({ lane }: { lane: Lane }) {
  return (
    <svg aria-hidden="true" className="size-4 shrink-0" viewBox="-8 -8 16 16">
      <MarkPath lane={lane} />
    </svg>
  );
}
