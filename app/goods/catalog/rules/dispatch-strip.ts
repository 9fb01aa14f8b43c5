import { addBusinessDays, whyNotOn, type Leaving, type WhyNot } from "./dispatch-calendar.ts";
import { addDaysTo, type Day } from "./holidays.ts";

/** A day on which a parcel leaves, with the day by which it is there, or why it does not leave. */
export type StripDay = { day: Day } & (
  | { leaves: true; thereBy: Day }
  | { leaves: false; why: WhyNot }
);

/** So many days from this one on. */
export function dispatchStrip(today: Day, leaving: Leaving, count: number): StripDay[] {
  return Array.from({ length: count }, (_, n) => {
    const day = addDaysTo(today, n);
    const why = whyNotOn(day, leaving);
    if (why) return { day, leaves: false, why };
    const thereBy = addBusinessDays(day, leaving.travels[1], leaving.daysOff);
    return { day, leaves: true, thereBy };
  });
}
