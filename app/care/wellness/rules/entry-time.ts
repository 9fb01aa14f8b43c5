import { addMinutes } from "#app/lib/dates.ts";

/** A phone's clock may be ahead of ours by so much. */
const AHEAD_MINUTES = 5;
const EARLIEST = new Date("2000-01-01T00:00:00+08:00");

/** When an entry is about: not in the future, but for the clock of a phone that is ahead a little. */
export function entryTime(at: Date, now: Date): Date | "future" | "too_early" {
  if (at > addMinutes(now, AHEAD_MINUTES)) return "future";
  if (at < EARLIEST) return "too_early";
  return at;
}
