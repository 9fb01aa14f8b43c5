import { addBusinessDays, whyNotOn, type DispatchTerms, type WhyNot } from "./dispatch-calendar.ts";
import { addDaysTo, type Day } from "./holidays.ts";

/** A dispatch day with its latest arrival, or a day without dispatch with the reason. */
export type StripDay = { day: Day } & (
  | { leaves: true; thereBy: Day }
  | { leaves: false; why: WhyNot }
);

/** The next `count` days, today included. */
export function dispatchStrip(today: Day, leaving: DispatchTerms, count: number): StripDay[] {
  return Array.from({ length: count }, (_, n) => {
    const day = addDaysTo(today, n);
    const why = whyNotOn(day, leaving);
    if (why) return { day, leaves: false, why };
    const thereBy = addBusinessDays(day, leaving.travels[1], leaving.daysOff);
    return { day, leaves: true, thereBy };
  });
}
