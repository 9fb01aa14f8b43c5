import { shopDay } from "#app/lib/dates.ts";

/** The lanes of the picture, from top to bottom. */
export const LANES = ["orders", "vials", "doses", "entries", "visits"] as const;
export type Lane = (typeof LANES)[number];

/** A calendar day in Manila, as `2026-11-21`. */
export type Day = string;

/** A past or upcoming event, with a link to its record. */
export type Point = {
  id: string;
  lane: Lane;
  day: Day;
  /** Null for an event that has only a day. */
  at: Date | null;
  title: string;
  /** Lines below the title. */
  details: readonly string[];
  /** The text for a weekly summary, which counts equal texts together. */
  short: string;
  /** Undefined if the record no longer has a page. */
  to: string | undefined;
  isFile?: true;
};

export const dayOf = (at: Date): Day => shopDay(at);

/** Sorts by day. Within a day, points without a time come first, then by time, then by lane. */
export function inOrder(points: readonly Point[]): Point[] {
  return points.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0) ||
      LANES.indexOf(a.lane) - LANES.indexOf(b.lane) ||
      a.id.localeCompare(b.id),
  );
}

type PointCount = { short: string; count: number };

export function countLanes(points: readonly Point[]): { lane: Lane; what: PointCount[] }[] {
  return LANES.flatMap((lane) => {
    const own = points.filter((point) => point.lane === lane);
    const groups = [...Map.groupBy(own, ({ short }) => short)];
    const what = groups.map(([short, { length: count }]) => ({ short, count }));
    return what.length === 0 ? [] : [{ lane, what }];
  });
}
