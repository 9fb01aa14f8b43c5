/** Every date a person reads is the shop's: Manila, UTC+8, no daylight saving. */
export const SHOP_ZONE = "Asia/Manila";

const day = new Intl.DateTimeFormat("en-PH", { timeZone: SHOP_ZONE, dateStyle: "medium" });
const dayAndTime = new Intl.DateTimeFormat("en-PH", {
  timeZone: SHOP_ZONE,
  dateStyle: "medium",
  timeStyle: "short",
});
const time = new Intl.DateTimeFormat("en-GB", { timeZone: SHOP_ZONE, timeStyle: "short" });
const clock = new Intl.DateTimeFormat("en-US", { timeZone: SHOP_ZONE, timeStyle: "short" });
const year = new Intl.DateTimeFormat("en-PH", { timeZone: SHOP_ZONE, year: "numeric" });

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_ZONE });
const shortDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** The calendar day in Manila, as `2026-11-21`. */
export function shopDay(at: Date): string {
  return isoDay.format(at);
}

/** The next midnight in Manila, when what says "today" or "tomorrow" is no longer true. */
export function nextShopDay(at: Date): Date {
  return new Date(`${shopDay(addDays(at, 1))}T00:00:00+08:00`);
}

/** A moment of a calendar day in Manila, by the minutes since its midnight. */
export function atShopMinute(day: string, minute: number): Date {
  return addMinutes(new Date(`${day}T00:00:00+08:00`), minute);
}

/** A calendar day as people say it: "Sat, Nov 21". */
export function formatDay(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}

export function formatDate(at: Date | string): string {
  return day.format(new Date(at));
}

export function formatDateTime(at: Date | string): string {
  return dayAndTime.format(new Date(at));
}

/** The time of day in Manila, as `14:05`. */
export function formatTime(at: Date): string {
  return time.format(at);
}

/** The time of day in Manila as people say it: "6:00 PM". */
export function formatClock(at: Date): string {
  return clock.format(at).replaceAll(/\s/g, " ");
}

/** The calendar year in Manila, which is not the server's around New Year. */
export function shopYear(at: Date): number {
  return Number(year.format(at));
}

export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

export function addDays(at: Date, days: number): Date {
  return addMinutes(at, days * 24 * 60);
}
