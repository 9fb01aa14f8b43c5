import { shopDay, shopMinute } from "#app/lib/dates.ts";
import type { Day } from "./days.ts";

type Reminder = { reminderHour: number | null; remindedOn?: Day };

/** A reminder chosen after its hour begins tomorrow: its owner is looking at the plan right now. */
export function reminderFrom(now: Date, hour: number | null): Reminder {
  const isPast = hour !== null && shopMinute(now) >= hour * 60;
  return { reminderHour: hour, ...(isPast ? { remindedOn: shopDay(now) } : {}) };
}
