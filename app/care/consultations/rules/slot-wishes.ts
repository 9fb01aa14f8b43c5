import { shopDay, shopMinute } from "#app/lib/dates.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { slotsOfDay, bookableDays, weekdayOf, type Agenda, type Slot } from "./free-slots.ts";

export const DAY_PARTS = ["any", "morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Afternoon starts at noon and evening at five, in Manila time. */
const PARTS: Record<DayPart, { from: number; to: number }> = {
  any: { from: 0, to: 24 * 60 },
  morning: { from: 0, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 24 * 60 },
};

/** Why a wish is no longer on the list. */
export type WishEnd = "left" | "booked" | "over";

/** How long an offered slot is reserved for the customer. */
export const OFFER_MINUTES = 30;
/** After this many expired offers, a customer is taken off the list. */
export const MOST_OFFERS = 3;
/** How many days ahead a wish may end. */
export const MOST_WISH_DAYS = 90;

export type Wish = {
  /** Monday is 1; an empty list means any day. */
  weekdays: readonly number[];
  part: DayPart;
  /** The last suitable day. */
  until: Day;
};

/** Tells whether a time suits, judged by its start. */
export function suits({ weekdays, part, until }: Wish, startsAt: Date): boolean {
  const day = shopDay(startsAt);
  const { from, to } = PARTS[part];
  const minute = shopMinute(startsAt);
  const isDay = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
  return isDay && day <= until && from <= minute && minute < to;
}

/** The first free slot that suits and was not offered before. */
export function slotForWish(
  agenda: Agenda,
  wish: Wish,
  minutes: number,
  { now, offered }: { now: Date; offered: readonly Date[] },
): Slot | undefined {
  const before = new Set(offered.map((at) => at.getTime()));
  for (const day of bookableDays(now)) {
    const slot = slotsOfDay(agenda, day, minutes, now).find(
      ({ isFree, startsAt }) => isFree && suits(wish, startsAt) && !before.has(startsAt.getTime()),
    );
    if (slot) return slot;
  }
  return undefined;
}
