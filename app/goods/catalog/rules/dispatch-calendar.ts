import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import type { Days } from "#app/running/settings/rules/delivery-times.ts";
import type { Dispatch } from "#app/running/settings/rules/dispatch.ts";
import { addDaysTo, isHoliday, isWeekend, weekday, type Day } from "./holidays.ts";

export type DispatchTerms = {
  daysOff: readonly Day[];
  dispatch: Dispatch;
  /** Business days in transit. */
  travels: Days;
  cold: boolean;
  /**
   * The terms of the destination's area. While the area is unknown, only the shop's days for cold
   * parcels apply.
   */
  coldTerms: ColdTerms | undefined;
};

export type WhyNot = "no_dispatch" | "holiday" | "over_weekend" | "over_holiday" | "no_cold_day";

/** Both days are included. */
export type DaySpan = { earliest: Day; latest: Day };

export type PlannedDelivery = {
  leaves: DaySpan;
  arrives: DaySpan;
  why?: WhyNot | undefined;
};

export function isBusinessDay(day: Day, daysOff: readonly Day[]): boolean {
  return !isWeekend(day) && !isHoliday(day) && !daysOff.includes(day);
}

export function addBusinessDays(from: Day, count: number, daysOff: readonly Day[]): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDaysTo(day, 1);
    if (isBusinessDay(day, daysOff)) left -= 1;
  }
  return day;
}

/**
 * The only rule about dispatch days. Every parcel leaves on the shop's dispatch days, except
 * holidays and days off. A cold parcel also needs a day for cold parcels, the area's or else the
 * shop's, and never leaves on the eve of a holiday. To an area with a limit, it must not still be
 * in transit on a day without deliveries.
 */
export function whyNotOn(day: Day, leaving: DispatchTerms): WhyNot | undefined {
  const { daysOff, dispatch, cold, coldTerms } = leaving;
  if (!dispatch.days.includes(weekday(day))) return "no_dispatch";
  if (isHoliday(day) || daysOff.includes(day)) return "holiday";
  if (!cold) return undefined;
  const own = coldTerms?.days ?? [];
  const coldDays = own.length > 0 ? own : dispatch.coldDays;
  return liesOver(day, leaving) ?? (coldDays.includes(weekday(day)) ? undefined : "no_cold_day");
}

/** The idle day that a cold parcel would spend in transit if it left on this day. */
function liesOver(day: Day, { daysOff, travels, coldTerms }: DispatchTerms): WhyNot | undefined {
  if (coldTerms?.way !== "limited") {
    const next = addDaysTo(day, 1);
    return isHoliday(next) || daysOff.includes(next) ? "over_holiday" : undefined;
  }
  const onTheWay = Array.from({ length: travels[1] + 1 }, (_, n) => addDaysTo(day, n));
  const idle = onTheWay.find((each) => !isBusinessDay(each, daysOff));
  if (idle === undefined) return undefined;
  return isWeekend(idle) ? "over_weekend" : "over_holiday";
}

/** A search stops here: calendar gaps are never longer than a year. */
const A_YEAR = 366;

/** The first suitable day from this one; undefined if there is none within a year. */
export function firstDay(from: Day, fits: (day: Day) => boolean): Day | undefined {
  for (let n = 0; n < A_YEAR; n += 1) {
    const day = addDaysTo(from, n);
    if (fits(day)) return day;
  }
  return undefined;
}
