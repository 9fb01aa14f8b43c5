import { shopDay } from "#app/lib/dates.ts";
import { addDaysTo, isHoliday, type Day } from "#app/goods/catalog/rules/holidays.ts";
import type { Week } from "#app/running/settings/rules/week.ts";

/** When people answer: weekly hours, and days off in addition to holidays. */
export type Calendar = { week: Week; daysOff: readonly Day[] };

export type OpenState = { open: true; until: Date } | { open: false; next: Date | undefined };

/** Days. Holy Week and the days around New Year are the longest breaks; two weeks cover both. */
const LOOK_AHEAD = 14;

/** Tells whether staff answer at this moment, and when that changes. */
export function openState(at: Date, calendar: Calendar): OpenState {
  let day = shopDay(at);
  for (let ahead = 0; ahead <= LOOK_AHEAD; ahead += 1) {
    const range = rangesOn(day, calendar).find(({ to }) => at < to);
    if (range) {
      return at >= range.from ? { open: true, until: range.to } : { open: false, next: range.from };
    }
    day = addDaysTo(day, 1);
  }
  return { open: false, next: undefined };
}

/** The end of the last shift of a day; undefined if no one works then. */
export function closingOn(day: Day, calendar: Calendar): Date | undefined {
  return rangesOn(day, calendar).at(-1)?.to;
}

function rangesOn(day: Day, { week, daysOff }: Calendar): { from: Date; to: Date }[] {
  if (isHoliday(day) || daysOff.includes(day)) return [];
  const midnight = new Date(`${day}T00:00:00+08:00`).getTime();
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  const hours = week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
  return hours.map(({ opens, closes }) => ({ from: at(opens), to: at(closes) }));
}
