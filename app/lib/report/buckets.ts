import { countDays, shiftDay, type Days } from "./period.ts";

export const UNITS = ["day", "week", "month"] as const;
export type Unit = (typeof UNITS)[number];

/** The days that one bar of a chart stands for. */
export type Bucket = Days;

/** What a chart on a phone has room for: at most 45 bars. */
export function unitFor(days: Days): Unit {
  const count = countDays(days);
  if (count <= 45) return "day";
  return count <= 190 ? "week" : "month";
}

/**
 * Cuts days into weeks from Monday or calendar months. The first and the last may be shorter, so
 * that each day is in exactly one.
 */
export function bucketsOf(days: Days, unit: Unit): Bucket[] {
  const buckets: Bucket[] = [];
  for (let from = days.from; from <= days.to; from = shiftDay(buckets.at(-1)?.to ?? from, 1)) {
    const end = lastDayOf(from, unit);
    buckets.push({ from, to: end < days.to ? end : days.to });
  }
  return buckets;
}

/**
 * The same parts of the days it is compared with, each as long: a month's may lie across two
 * calendar months, but they add up to the whole.
 *
 * @param from the first day of those days
 */
export function bucketsBeside(buckets: readonly Bucket[], from: string): Bucket[] {
  const [first] = buckets;
  if (!first) return [];
  const shift = 1 - countDays({ from, to: first.from });
  return buckets.map((bucket) => ({
    from: shiftDay(bucket.from, shift),
    to: shiftDay(bucket.to, shift),
  }));
}

function lastDayOf(day: string, unit: Unit): string {
  if (unit === "day") return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === "week") return shiftDay(day, (7 - date.getUTCDay()) % 7);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}
