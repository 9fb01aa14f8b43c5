import { formatClock, formatDay } from "#app/lib/dates.ts";
import { momentWords } from "./booking-words.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { bookableDays, freeSlotAt, slotsOfDay, type Agenda } from "../rules/free-slots.ts";

export type ShownSlot = { value: string; label: string; isFree: boolean };
export type ShownChoice = {
  /** Days with slots, full ones too. */
  days: { day: Day; label: string; free: number; isChosen: boolean }[];
  /** The chosen day; undefined if no day has a slot. */
  chosen: { day: Day; label: string; slots: ShownSlot[] } | undefined;
};

/** The days and slots a person chooses from: the requested day, else the first with a free slot. */
export function showChoice(
  agenda: Agenda,
  minutes: number,
  now: Date,
  asked: string | null,
): ShownChoice {
  const open = bookableDays(now)
    .map((day) => ({ day, slots: slotsOfDay(agenda, day, minutes, now) }))
    .filter(({ slots }) => slots.length > 0)
    .map(({ day, slots }) => ({ day, slots, free: slots.filter(({ isFree }) => isFree).length }));
  const chosen =
    open.find(({ day }) => day === asked) ?? open.find(({ free }) => free > 0) ?? open.at(0);
  return {
    days: open.map(({ day, free }) => ({
      day,
      free,
      label: formatDay(day),
      isChosen: day === chosen?.day,
    })),
    chosen: chosen && {
      day: chosen.day,
      label: formatDay(chosen.day),
      slots: chosen.slots.map(({ startsAt, isFree }) => ({
        value: startsAt.toISOString(),
        label: formatClock(startsAt),
        isFree,
      })),
    },
  };
}

/** The time in the URL, and whether it is still free; undefined without one. */
export function wantedSlot(agenda: Agenda, minutes: number, now: Date, asked: string | null) {
  const startsAt = new Date(asked ?? "");
  if (Number.isNaN(startsAt.getTime())) return undefined;
  const isFree = freeSlotAt(agenda, startsAt, minutes, now) !== undefined;
  return { value: startsAt.toISOString(), label: momentWords(startsAt), isFree };
}

export type WantedSlot = NonNullable<ReturnType<typeof wantedSlot>>;
