import { isDay } from "#app/lib/is-day.ts";
import type { Day, Point } from "./points.ts";

export const ZOOMS = ["course", "week", "day"] as const;
export type Zoom = (typeof ZOOMS)[number];

/** Both days are included. */
export type Span = { from: Day; to: Day };

const DAY_MS = 24 * 3_600_000;

/** The text comes from the URL, so it may be anything. */
export function readZoom(text: string | null): Zoom {
  return ZOOMS.find((zoom) => zoom === text) ?? "course";
}

/** The text comes from the URL; today replaces an invalid day. */
export function readOn(text: string | null, today: Day): Day {
  return text !== null && isDay(text) ? text : today;
}

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export const lengthOf = ({ from, to }: Span): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const weekOf = (day: Day): Day =>
  plusDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));

/** The displayed days. The points are in order, and a course has at least one. */
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

/** The nearest days with a point before and after, so that no step leads to an empty page. */
export function stepsFrom({ from, to }: Span, points: readonly Pick<Point, "day">[]): Steps {
  return {
    earlier: points.findLast(({ day }) => day < from)?.day,
    later: points.find(({ day }) => day > to)?.day,
  };
}

export function byWeek<P extends Pick<Point, "day">>(
  points: readonly P[],
): { week: Day; points: P[] }[] {
  return [...Map.groupBy(points, ({ day }) => weekOf(day))].map(([week, own]) => ({
    week,
    points: own,
  }));
}

/** In percent. A day without a time is placed at noon, or at its start if it is the whole span. */
export function placeIn(span: Span, { day, at }: Pick<Point, "day" | "at">): number {
  const start = Date.parse(`${span.from}T00:00:00+08:00`);
  const noon = span.from === span.to ? "00:00" : "12:00";
  const moment = at?.getTime() ?? Date.parse(`${day}T${noon}:00+08:00`);
  const share = (moment - start) / (lengthOf(span) * DAY_MS);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}
