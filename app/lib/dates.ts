/** Every date a person reads is the shop's: Manila, UTC+8, no daylight saving. */
export const SHOP_ZONE = "Asia/Manila";

const day = formatter("en-PH", { dateStyle: "medium" });
const dayAndTime = formatter("en-PH", { dateStyle: "medium", timeStyle: "short" });
const clock = formatter("en-US", { timeStyle: "short" });
const year = formatter("en-PH", { year: "numeric" });
const isoDay = formatter("en-CA", {});
const shortDay = formatter("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/**
 * Made at the first use: a phone takes 10 ms for each, and most pages show no date. The mark lets
 * the bundler leave this file out of them.
 */
/* @__NO_SIDE_EFFECTS__ */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: SHOP_ZONE, ...options });
    return made.format(at);
  };
}

/** The calendar day in Manila, as `2026-11-21`. */
export function shopDay(at: Date): string {
  return isoDay(at);
}

/** The next midnight in Manila, when what says "today" or "tomorrow" is no longer true. */
export function nextShopDay(at: Date): Date {
  return new Date(`${shopDay(addDays(at, 1))}T00:00:00+08:00`);
}

/** A moment of a calendar day in Manila, by the minutes since its midnight. */
export function atShopMinute(day: string, minute: number): Date {
  return addMinutes(new Date(`${day}T00:00:00+08:00`), minute);
}

/** Minutes since midnight in Manila. */
export function shopMinute(at: Date): number {
  return Math.floor(at.getTime() / 60_000 + 8 * 60) % (24 * 60);
}

/** A calendar day as people say it: "Sat, Nov 21". */
export function formatDay(day: string): string {
  return shortDay(new Date(`${day}T00:00:00Z`));
}

export function formatDate(at: Date | string): string {
  return day(new Date(at));
}

export function formatDateTime(at: Date | string): string {
  return dayAndTime(new Date(at));
}

/** The time of day in Manila as people say it: "6:00 PM". */
export function formatClock(at: Date): string {
  return clock(at).replaceAll(/\s/g, " ");
}

/** The calendar year in Manila, which is not the server's around New Year. */
export function shopYear(at: Date): number {
  return Number(year(at));
}

export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

export function addDays(at: Date, days: number): Date {
  return addMinutes(at, days * 24 * 60);
}
