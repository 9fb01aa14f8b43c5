import { isDay } from "#app/lib/is-day.ts";
import type { Day, Point } from "./points.ts";

export const ZOOMS = ["course", "week", "day"] as const;
export type Zoom = (typeof ZOOMS)[number];

/** From the first day to the last, both included. */
export type Span = { from: Day; to: Day };

const DAY_MS = 24 * 3_600_000;

/** Of an address, which may say anything. */
export function readZoom(text: string | null): Zoom {
  return ZOOMS.find((zoom) => zoom === text) ?? "course";
}

/** The same; today for what is no day. */
export function readOn(text: string | null, today: Day): Day {
  return text !== null && isDay(text) ? text : today;
}

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a span has. */
export const lengthOf = ({ from, to }: Span): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The Monday of its week. */
export const weekOf = (day: Day): Day =>
  plusDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));

/** What is shown: the points are in order, and there is one at least for a course. */
export function spanOf(zoom: Zoom, on: Day, points: readonly Pick<Point, "day">[]): Span {
  if (zoom === "day") return { from: on, to: on };
  if (zoom === "week") return { from: weekOf(on), to: plusDays(weekOf(on), 6) };
  return { from: points[0]?.day ?? on, to: points.at(-1)?.day ?? on };
}

export function within<P extends Pick<Point, "day">>(
  points: readonly P[],
  { from, to }: Span,
): P[] {
  return points.filter(({ day }) => from <= day && day <= to);
}

type Steps = { earlier: Day | undefined; later: Day | undefined };

/** The nearest days outside with a point, so that no step leads to a page without one. */
export function stepsFrom({ from, to }: Span, points: readonly Pick<Point, "day">[]): Steps {
  return {
    earlier: points.findLast(({ day }) => day < from)?.day,
    later: points.find(({ day }) => day > to)?.day,
  };
}

/** The points of each week by its Monday, in order; weeks without one are left out. */
export function byWeek<P extends Pick<Point, "day">>(
  points: readonly P[],
): { week: Day; points: P[] }[] {
  return [...Map.groupBy(points, ({ day }) => weekOf(day))].map(([week, own]) => ({
    week,
    points: own,
  }));
}

/** How far along a span a moment is, in percent. A day alone is at its noon, or at its beginning if it is all that is shown. */
export function placeIn(span: Span, { day, at }: Pick<Point, "day" | "at">): number {
  const start = Date.parse(`${span.from}T00:00:00+08:00`);
  const noon = span.from === span.to ? "00:00" : "12:00";
  const moment = at?.getTime() ?? Date.parse(`${day}T${noon}:00+08:00`);
  const share = (moment - start) / (lengthOf(span) * DAY_MS);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}
