import { addMinutes, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { addDaysTo, isHoliday, type Day } from "#app/goods/catalog/rules/holidays.ts";
import { HORIZON_DAYS, LEAST_NOTICE_HOURS } from "./booking-terms.ts";

/** A part of a day, in minutes since midnight in Manila. */
export type Span = { fromMinute: number; toMinute: number };
export type WeekSpan = Span & { weekday: number };
/** A day with hours of its own; undefined for a day off. */
export type OtherDay = { day: Day; span: Span | undefined };
export type TimeSpan = { startsAt: Date; endsAt: Date };

/** The facts that decide when a doctor can be booked. `taken` are the bookings and open holds. */
export type Agenda = {
  hours: readonly WeekSpan[];
  otherDays: readonly OtherDay[];
  /** The shop's days off, in addition to public holidays. */
  daysOff: readonly Day[];
  taken: readonly TimeSpan[];
};

export type Slot = TimeSpan & { isFree: boolean };

/** Monday is 1 and Sunday 7. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

export function bookableDays(now: Date): Day[] {
  const today = shopDay(now);
  return Array.from({ length: HORIZON_DAYS }, (_, index) => addDaysTo(today, index));
}

export function offeredUntil(startsAt: Date): Date {
  return addMinutes(startsAt, -LEAST_NOTICE_HOURS * 60);
}

/**
 * The slots of a day that are not too soon, back to back from the start of each span of hours. A
 * rest that is too short is no slot. Taken slots are not free.
 */
export function slotsOfDay(agenda: Agenda, day: Day, minutes: number, now: Date): Slot[] {
  if (!bookableDays(now).includes(day)) return [];
  return hoursOf(agenda, day)
    .toSorted((one, other) => one.fromMinute - other.fromMinute)
    .flatMap((span) => cut(span, minutes))
    .map((minute) => {
      const startsAt = atShopMinute(day, minute);
      const endsAt = addMinutes(startsAt, minutes);
      return {
        startsAt,
        endsAt,
        isFree: !agenda.taken.some((one) => overlap(one, { startsAt, endsAt })),
      };
    })
    .filter(({ startsAt }) => offeredUntil(startsAt) >= now);
}

/** The next free slots, `most` of them, without looking at later days than they need. */
export function nextFreeSlots(agenda: Agenda, minutes: number, now: Date, most: number): Slot[] {
  const found: Slot[] = [];
  for (const day of bookableDays(now)) {
    found.push(...slotsOfDay(agenda, day, minutes, now).filter(({ isFree }) => isFree));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/**
 * The free slot with exactly this start. The moment comes from a request, so it may be anything.
 */
export function freeSlotAt(
  agenda: Agenda,
  startsAt: Date,
  minutes: number,
  now: Date,
): Slot | undefined {
  return slotsOfDay(agenda, shopDay(startsAt), minutes, now).find(
    (slot) => slot.isFree && slot.startsAt.getTime() === startsAt.getTime(),
  );
}

export function overlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * On a holiday only hours set for that day apply, because the weekly hours are for working days.
 */
function hoursOf({ hours, otherDays, daysOff }: Agenda, day: Day): readonly Span[] {
  const other = otherDays.find((one) => one.day === day);
  if (other) return other.span ? [other.span] : [];
  if (isHoliday(day) || daysOff.includes(day)) return [];
  return hours.filter(({ weekday }) => weekday === weekdayOf(day));
}

function cut({ fromMinute, toMinute }: Span, minutes: number): number[] {
  const fitting = Math.floor((toMinute - fromMinute) / minutes);
  return Array.from({ length: fitting }, (_, index) => fromMinute + index * minutes);
}
