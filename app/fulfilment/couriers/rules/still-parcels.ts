import { addDays, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { isBusinessDay } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { addDaysTo, type Day } from "#app/goods/catalog/rules/holidays.ts";

/** The longest time in transit that settings and areas allow, in business days. */
export const LONGEST_WAY = 60;

/** Days in which staff are not asked again about a parcel that is coming back. */
export const COMING_BACK_DAYS = 14;

/** Days for which staff can hide a parcel after asking its courier. */
export const HIDE_DAYS = [1, 2, 3, 5, 7] as const;

type Patience = {
  /** Business days of grace after the last promised day. */
  graceDays: number;
  daysOff: readonly Day[];
};

/**
 * For each number of business days in transit, the moment before which a parcel must have left to
 * be stalled now: `[1]` is for one day. A parcel is stalled from the day after its last promised
 * day and the grace period. The first entry is for no day in transit, and is the latest.
 */
export function stillSince(now: Date, { graceDays, daysOff }: Patience): Date[] {
  const before = businessDaysBefore(shopDay(now), graceDays + LONGEST_WAY, daysOff);
  return Array.from({ length: LONGEST_WAY + 1 }, (_, way) => {
    // `before[0]` is the last business day.
    const day = before[graceDays + way - 1] ?? shopDay(now);
    return atShopMinute(day, 0);
  });
}

/** The latest `count` business days before a day, latest first. */
function businessDaysBefore(day: Day, count: number, daysOff: readonly Day[]): Day[] {
  const found: Day[] = [];
  for (let at = addDaysTo(day, -1); found.length < count; at = addDaysTo(at, -1)) {
    if (isBusinessDay(at, daysOff)) found.push(at);
  }
  return found;
}

export function daysSince(then: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / 86_400_000));
}

export function hiddenUntil(now: Date, days: number): Date {
  return addDays(now, days);
}
