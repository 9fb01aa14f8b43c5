import { formatClock, atShopMinute } from "#app/lib/dates.ts";

/** The hours of a day in the format of settings. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Labels of the hours: "8:00 AM". */
export const HOUR_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  HOURS.map((hour) => [hour, formatClock(atShopMinute("2026-01-01", Number(hour) * 60))]),
);
