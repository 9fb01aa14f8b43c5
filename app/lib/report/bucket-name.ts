import { formatDay } from "../dates.ts";
import type { Bucket, Unit } from "./buckets.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
});
const monthAndYear = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  year: "numeric",
});

/** The days of a bar as people say them: "Sat, Nov 21", "Nov 16 to Nov 22", "Nov 2026". */
export function bucketName({ from, to }: Bucket, unit: Unit): string {
  if (unit === "day") return formatDay(from);
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (unit === "month") return monthName(from.slice(0, 7));
  return from === to
    ? dayAndMonth.format(first)
    : `${dayAndMonth.format(first)} to ${dayAndMonth.format(last)}`;
}

/** "Nov 2026" of `2026-11`. */
export const monthName = (month: string): string =>
  monthAndYear.format(new Date(`${month}-01T00:00:00Z`));
