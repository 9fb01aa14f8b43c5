import { addDays, addMinutes, atShopMinute, shopDay, shopMinute } from "#app/lib/dates.ts";

/**
 * Hours in Manila, 0 to 23: from `from` until before `until`. Two equal hours mean no quiet hours.
 */
export type QuietHours = { from: number; until: number };

/** Quiet hours can span midnight. */
export function isQuiet({ from, until }: QuietHours, hour: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The end of the quiet hours around a moment; undefined outside them. */
export function quietUntil(quiet: QuietHours, at: Date): Date | undefined {
  if (!isQuiet(quiet, Math.floor(shopMinute(at) / 60))) return undefined;
  const end = atShopMinute(shopDay(at), quiet.until * 60);
  return end > at ? end : addDays(end, 1);
}

export const afterQuiet = (quiet: QuietHours, at: Date): Date => quietUntil(quiet, at) ?? at;

export const hoursLater = (at: Date, hours: number): Date => addMinutes(at, hours * 60);
