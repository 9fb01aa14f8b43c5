import { addDays, shopDay } from "#app/lib/dates.ts";

export const RANGES = ["4w", "12w", "all"] as const;
export type Range = (typeof RANGES)[number];
export const USUAL_RANGE: Range = "12w";

const DAYS: Record<Range, number | undefined> = { "4w": 28, "12w": 84, all: undefined };
/** Over a longer time each point is a week. */
const MOST_DAYS = 26 * 7;
/** In days. Points further apart are not joined, because the values in between are unknown. */
const GAP = { day: 7, week: 14 };
const DAY_MS = 24 * 3_600_000;

export const MEASURES = ["weight", "mood", "energy", "sleep"] as const;
export type Measure = (typeof MEASURES)[number];

export type MeasuredEntry = {
  takenAt: Date;
  mood: number;
  energy: number;
  weightGrams: number | null;
  sleepMinutes: number | null;
};

/** The mean of a day, or of the week that begins on it. */
export type Point = { day: string; value: number };
export type Step = "day" | "week";

/** The text comes from the URL, so it may be anything. */
export function readRange(text: string | null): Range {
  return RANGES.find((range) => range === text) ?? USUAL_RANGE;
}

/** The first day of a range that ends today; undefined if it begins with the first entry. */
export function firstDayOf(range: Range, now: Date): string | undefined {
  const days = DAYS[range];
  return days === undefined ? undefined : shopDay(addDays(now, 1 - days));
}

const valueOf: Record<Measure, (entry: MeasuredEntry) => number | null> = {
  weight: ({ weightGrams }) => weightGrams,
  mood: ({ mood }) => mood,
  energy: ({ energy }) => energy,
  sleep: ({ sleepMinutes }) => sleepMinutes,
};

export function stepOf(from: string, to: string): Step {
  return daysBetween(from, to) >= MOST_DAYS ? "week" : "day";
}

/** The points of a measure, earliest first, without days that have no value. */
export function pointsOf(entries: readonly MeasuredEntry[], measure: Measure, step: Step): Point[] {
  const values = Map.groupBy(
    entries.flatMap((entry) => {
      const value = valueOf[measure](entry);
      return value === null ? [] : [{ day: beginOf(shopDay(entry.takenAt), step), value }];
    }),
    ({ day }) => day,
  );
  return [...values]
    .map(([day, all]) => ({
      day,
      value: all.reduce((sum, { value }) => sum + value, 0) / all.length,
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

export function linesThrough(points: readonly Point[], step: Step): Point[][] {
  const lines: Point[][] = [];
  for (const point of points) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && daysBetween(last.day, point.day) <= GAP[step]) line.push(point);
    else lines.push([point]);
  }
  return lines;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The Monday of the week, if points are weeks. */
function beginOf(day: string, step: Step): string {
  if (step === "day") return day;
  const at = new Date(`${day}T00:00:00Z`);
  return addDays(at, -((at.getUTCDay() + 6) % 7))
    .toISOString()
    .slice(0, 10);
}
