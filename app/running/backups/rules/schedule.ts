import { addDays, addMinutes } from "#app/lib/dates.ts";

export const FREQUENCIES = ["daily", "weekly", "monthly"] as const;
type Frequency = (typeof FREQUENCIES)[number];

const DAYS: Record<Frequency, number> = { daily: 1, weekly: 7, monthly: 30 };
/** The hourly job can run a little earlier in its hour than the last time. */
const EARLY_MINUTES = 30;

/** An unknown stored text is treated as the default, daily. */
export function readFrequency(stored: string): Frequency {
  return FREQUENCIES.find((one) => one === stored) ?? "daily";
}

/** Whether the next scheduled backup is due; `last` is when the last good backup began. */
export function isDue(frequency: Frequency, last: Date | undefined, now: Date): boolean {
  return !last || now >= addMinutes(addDays(last, DAYS[frequency]), -EARLY_MINUTES);
}

/** Whether the last proven backup is older than one and a half intervals. */
export function isOverdue(frequency: Frequency, last: Date | undefined, now: Date): boolean {
  return !last || now > addDays(last, DAYS[frequency] * 1.5);
}
