import { shopDay } from "#app/lib/dates.ts";

/** The lines of the picture, from above. */
export const LANES = ["orders", "vials", "doses", "entries", "visits"] as const;
export type Lane = (typeof LANES)[number];

/** A calendar day in Manila, as `2026-11-21`. */
export type Day = string;

/** Something that happened, or is to come, and where its record is. */
export type Point = {
  id: string;
  lane: Lane;
  day: Day;
  /** Null for what has a day alone. */
  at: Date | null;
  title: string;
  /** Below the title, each a line. */
  details: readonly string[];
  /** What a summary of its week says: the same words are counted together. */
  short: string;
  /** Missing where its record has no page any more. */
  to: string | undefined;
  isFile?: true;
};

export const dayOf = (at: Date): Day => shopDay(at);

/** By day; within one, what has no time comes first, then by the clock, then as the lanes are. */
export function inOrder(points: readonly Point[]): Point[] {
  return points.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0) ||
      LANES.indexOf(a.lane) - LANES.indexOf(b.lane) ||
      a.id.localeCompare(b.id),
  );
}

type Counted = { short: string; count: number };

/** Each lane that has points, with what happened on it and how often. */
export function countLanes(points: readonly Point[]): { lane: Lane; what: Counted[] }[] {
  return LANES.flatMap((lane) => {
    const own = points.filter((point) => point.lane === lane);
    const groups = [...Map.groupBy(own, ({ short }) => short)];
    const what = groups.map(([short, { length: count }]) => ({ short, count }));
    return what.length === 0 ? [] : [{ lane, what }];
  });
}
