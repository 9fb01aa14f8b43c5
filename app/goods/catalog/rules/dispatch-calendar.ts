import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import type { Days } from "#app/running/settings/rules/delivery-times.ts";
import type { Dispatch } from "#app/running/settings/rules/dispatch.ts";
import { addDaysTo, isHoliday, isWeekend, weekday, type Day } from "./holidays.ts";

/** What decides on which days a parcel may leave. */
export type Leaving = {
  daysOff: readonly Day[];
  dispatch: Dispatch;
  /** In business days on the way. */
  travels: Days;
  cold: boolean;
  /** Of the area it goes to; while that is not known, the shop's days for cold parcels count alone. */
  coldTerms: ColdTerms | undefined;
};

/** Why a parcel does not leave on a day. */
export type WhyNot = "no_dispatch" | "holiday" | "over_weekend" | "over_holiday" | "no_cold_day";

/** Both days included. */
export type DaySpan = { earliest: Day; latest: Day };

/** The days between which a parcel leaves us and arrives. */
export type PlannedDelivery = {
  leaves: DaySpan;
  arrives: DaySpan;
  /** What a cold parcel waits for that could have left earlier otherwise. */
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
 * The one rule on which day a parcel leaves. Any parcel: on the shop's days for parcels, not on a
 * holiday or a day off. A cold one besides: on the days for cold parcels, those of its area before
 * those of the shop, and never on the eve of a holiday. To an area with a limit also never so that
 * it could still be on the way on a day on which nobody delivers.
 */
export function whyNotOn(day: Day, leaving: Leaving): WhyNot | undefined {
  const { daysOff, dispatch, cold, coldTerms } = leaving;
  if (!dispatch.days.includes(weekday(day))) return "no_dispatch";
  if (isHoliday(day) || daysOff.includes(day)) return "holiday";
  if (!cold) return undefined;
  const own = coldTerms?.days ?? [];
  const coldDays = own.length > 0 ? own : dispatch.coldDays;
  return liesOver(day, leaving) ?? (coldDays.includes(weekday(day)) ? undefined : "no_cold_day");
}

/** What a cold parcel would lie over that leaves on this day. */
function liesOver(day: Day, { daysOff, travels, coldTerms }: Leaving): WhyNot | undefined {
  if (coldTerms?.way !== "limited") {
    const next = addDaysTo(day, 1);
    return isHoliday(next) || daysOff.includes(next) ? "over_holiday" : undefined;
  }
  const onTheWay = Array.from({ length: travels[1] + 1 }, (_, n) => addDaysTo(day, n));
  const idle = onTheWay.find((each) => !isBusinessDay(each, daysOff));
  if (idle === undefined) return undefined;
  return isWeekend(idle) ? "over_weekend" : "over_holiday";
}

/** Nothing a calendar says is further away: a search that finds no day ends there. */
const A_YEAR = 366;

/** The first day from this one on that fits; undefined where none does within a year. */
export function firstDay(from: Day, fits: (day: Day) => boolean): Day | undefined {
  for (let n = 0; n < A_YEAR; n += 1) {
    const day = addDaysTo(from, n);
    if (fits(day)) return day;
  }
  return undefined;
}
