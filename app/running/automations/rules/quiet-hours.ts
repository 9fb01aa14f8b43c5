import { addDays, addMinutes, atShopMinute, shopDay, shopMinute } from "#app/lib/dates.ts";

/** Hours of Manila, from 0 to 23: from the first on, and before the second. Two equal ones are none. */
export type QuietHours = { from: number; until: number };

/** Whether an hour of the day is one of them; they may go over midnight. */
export function isQuiet({ from, until }: QuietHours, hour: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** When they end, for a moment within them; undefined outside. */
export function quietUntil(quiet: QuietHours, at: Date): Date | undefined {
  if (!isQuiet(quiet, Math.floor(shopMinute(at) / 60))) return undefined;
  const end = atShopMinute(shopDay(at), quiet.until * 60);
  return end > at ? end : addDays(end, 1);
}

/** The moment itself, or the end of the quiet hours in which it is. */
export const afterQuiet = (quiet: QuietHours, at: Date): Date => quietUntil(quiet, at) ?? at;

export const hoursLater = (at: Date, hours: number): Date => addMinutes(at, hours * 60);
