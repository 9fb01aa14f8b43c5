import { addDays, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { isBusinessDay } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { addDaysTo, type Day } from "#app/goods/catalog/rules/holidays.ts";

/** The longest way that settings and areas know, in business days. */
export const LONGEST_WAY = 60;

/** How long a parcel that was said to come back is not asked about again. */
export const COMING_BACK_DAYS = 14;

/** For how many days an asked courier can be left alone. */
export const HIDE_DAYS = [1, 2, 3, 5, 7] as const;

type Patience = {
  /** In business days beyond the last day that was promised. */
  graceDays: number;
  daysOff: readonly Day[];
};

/**
 * Before which moment a parcel had to leave to stand still now, by how many business days it is on
 * the way at most: `[1]` is for one day. It stands still from the day after the last promised one
 * and the grace. The first entry is for no day on the way, and the latest of all.
 */
export function stillSince(now: Date, { graceDays, daysOff }: Patience): Date[] {
  const before = businessDaysBefore(shopDay(now), graceDays + LONGEST_WAY, daysOff);
  return Array.from({ length: LONGEST_WAY + 1 }, (_, way) => {
    // `before` has the last business day first.
    const day = before[graceDays + way - 1] ?? shopDay(now);
    return atShopMinute(day, 0);
  });
}

/** So many business days before a day, the last first. */
function businessDaysBefore(day: Day, count: number, daysOff: readonly Day[]): Day[] {
  const found: Day[] = [];
  for (let at = addDaysTo(day, -1); found.length < count; at = addDaysTo(at, -1)) {
    if (isBusinessDay(at, daysOff)) found.push(at);
  }
  return found;
}

/** Whole days since something was heard of it. */
export function daysSince(then: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / 86_400_000));
}

/** Until when a parcel is left alone. */
export function hiddenUntil(now: Date, days: number): Date {
  return addDays(now, days);
}
