import { addDays, addMinutes } from "#app/lib/dates.ts";

export const FREQUENCIES = ["daily", "weekly", "monthly"] as const;
type Frequency = (typeof FREQUENCIES)[number];

const DAYS: Record<Frequency, number> = { daily: 1, weekly: 7, monthly: 30 };
/** The job looks once an hour, and one look may come a little earlier in its hour than the last. */
const EARLY_MINUTES = 30;

/** A stored text that is none of them counts as the default. */
export function readFrequency(stored: string): Frequency {
  return FREQUENCIES.find((one) => one === stored) ?? "daily";
}

/** Whether the next scheduled backup is to be made; `last` is when the last good one began. */
export function isDue(frequency: Frequency, last: Date | undefined, now: Date): boolean {
  return !last || now >= addMinutes(addDays(last, DAYS[frequency]), -EARLY_MINUTES);
}

/** Whether the last proven backup is older than it should ever be: half as much again. */
export function isOverdue(frequency: Frequency, last: Date | undefined, now: Date): boolean {
  return !last || now > addDays(last, DAYS[frequency] * 1.5);
}
