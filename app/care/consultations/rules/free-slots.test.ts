import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addMinutes, shopDay } from "#app/lib/dates.ts";
import { LEAST_NOTICE_HOURS } from "./booking-terms.ts";
import {
  bookableDays,
  freeSlotAt,
  nextFreeSlots,
  overlap,
  slotsOfDay,
  weekdayOf,
  type Agenda,
} from "./free-slots.ts";

/** A Saturday, 10:00 in Manila. */
const NOW = new Date("2026-11-21T02:00:00Z");
const SATURDAY = "2026-11-21";
const MONDAY = "2026-11-23";
const nine = { fromMinute: 9 * 60, toMinute: 11 * 60 };
const open: Agenda = { hours: [{ weekday: 1, ...nine }], otherDays: [], daysOff: [], taken: [] };

/** The slots of a day by Manila time, with taken ones in brackets. */
function told(agenda: Agenda, day: string, minutes = 45, now = NOW): string[] {
  return slotsOfDay(agenda, day, minutes, now).map(({ startsAt, isFree }) => {
    const clock = addMinutes(startsAt, 8 * 60)
      .toISOString()
      .slice(11, 16);
    return isFree ? clock : `(${clock})`;
  });
}

const taken = (startsAt: string, minutes: number) => ({
  startsAt: new Date(startsAt),
  endsAt: addMinutes(new Date(startsAt), minutes),
});

test.each([
  ["2026-11-21", 6],
  ["2026-11-22", 7],
  ["2026-11-23", 1],
])("%s is weekday %i", (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

describe("the slots of a day", () => {
  test.each<[string, Agenda, string, number, string[]]>([
    ["fill its hours", open, MONDAY, 30, ["09:00", "09:30", "10:00", "10:30"]],
    ["leave out what does not fit any more", open, MONDAY, 45, ["09:00", "09:45"]],
    ["none without hours", open, SATURDAY, 45, []],
    [
      "begin anew with each span, whatever their order",
      { ...open, hours: [{ weekday: 1, fromMinute: 780, toMinute: 840 }, ...open.hours] },
      MONDAY,
      60,
      ["09:00", "10:00", "13:00"],
    ],
    [
      "are those of other hours where the day has some",
      { ...open, otherDays: [{ day: MONDAY, span: { fromMinute: 840, toMinute: 900 } }] },
      MONDAY,
      30,
      ["14:00", "14:30"],
    ],
    [
      "none on a day off",
      { ...open, otherDays: [{ day: MONDAY, span: undefined }] },
      MONDAY,
      30,
      [],
    ],
    [
      "are not free where somebody has a part of them",
      { ...open, taken: [taken("2026-11-23T01:30:00Z", 30)] },
      MONDAY,
      45,
      ["(09:00)", "(09:45)"],
    ],
    [
      "are free right before and right after",
      { ...open, taken: [taken("2026-11-23T01:30:00Z", 30)] },
      MONDAY,
      30,
      ["09:00", "(09:30)", "10:00", "10:30"],
    ],
    ["none of the past", open, "2026-11-16", 30, []],
    ["none beyond the horizon", open, "2026-12-21", 30, []],
    ["as far as the horizon", open, "2026-12-14", 60, ["09:00", "10:00"]],
  ])("%s", (_, agenda, day, minutes, expected) => {
    expect(told(agenda, day, minutes)).toEqual(expected);
  });

  it("end where the notice would be too short, to the minute", () => {
    const now = new Date("2026-11-23T01:00:00Z"); // 9:00
    const long = { ...open, hours: [{ weekday: 1, fromMinute: 12 * 60, toMinute: 14 * 60 }] };
    expect(told(long, MONDAY, 30, now)).toEqual(["13:00", "13:30"]);
    expect(told(long, MONDAY, 30, addMinutes(now, 1))).toEqual(["13:30"]);
  });
});

describe("by the clock of Manila, where UTC is still on the day before", () => {
  const monday = { ...open, hours: [{ weekday: 1, fromMinute: 9 * 60, toMinute: 18 * 60 }] };

  it.each([
    ["00:30", "2026-11-22T16:30:00Z", "2026-11-23T01:00:00.000Z"],
    ["07:30", "2026-11-22T23:30:00Z", "2026-11-23T04:00:00.000Z"],
  ])("at %s on a Monday that Monday is the first bookable day", (_, now, next) => {
    const days = bookableDays(new Date(now));
    expect(days[0]).toBe(MONDAY);
    expect(days.at(-1)).toBe(bookableDays(new Date("2026-11-23T04:00:00Z")).at(-1));
    const [slot] = nextFreeSlots(monday, 60, new Date(now), 1);
    expect(slot?.startsAt.toISOString()).toBe(next);
    expect(freeSlotAt(monday, new Date(next), 60, new Date(now))?.isFree).toBe(true);
  });
});

describe("the next free slot", () => {
  it("is the first of all days that nobody has", () => {
    const agenda = { ...open, taken: [taken("2026-11-23T01:00:00Z", 120)] };
    expect(nextFreeSlots(agenda, 45, NOW, 1)[0]?.startsAt.toISOString()).toBe(
      "2026-12-07T01:00:00.000Z",
    );
  });

  it("is none without hours", () => {
    expect(nextFreeSlots({ ...open, hours: [] }, 45, NOW, 3)).toEqual([]);
  });
});

test.each([
  ["2026-11-23T01:00:00Z", true],
  ["2026-11-23T01:45:00Z", true],
  ["2026-11-23T01:10:00Z", false],
  ["2026-11-23T03:00:00Z", false],
  ["2026-11-22T01:00:00Z", false],
])("whether a slot starts at %s: %s", (startsAt, is) => {
  expect(Boolean(freeSlotAt(open, new Date(startsAt), 45, NOW))).toBe(is);
});

/** Bonifacio Day, a Monday. */
const HOLIDAY = "2026-11-30";

test("no time is offered on a holiday or a day off, unless it has hours of its own", () => {
  expect(told(open, HOLIDAY)).toEqual([]);
  expect(told({ ...open, daysOff: [MONDAY] }, MONDAY)).toEqual([]);
  const works = { day: HOLIDAY, span: { fromMinute: 14 * 60, toMinute: 15 * 60 } };
  expect(told({ ...open, otherDays: [works] }, HOLIDAY)).toEqual(["14:00"]);
  const startsAt = new Date(`${HOLIDAY}T01:00:00Z`);
  expect(freeSlotAt(open, startsAt, 45, NOW)).toBeUndefined();
});

const spans = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([fromMinute, length]) => ({ fromMinute, toMinute: Math.min(1440, fromMinute + length) }));
const agendas = fc.record({
  hours: fc
    .array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), span: spans }), { maxLength: 7 })
    // The database guarantees that hours of one weekday do not overlap.
    .map((all) => [...new Map(all.map((one) => [one.weekday, one])).values()])
    .map((all) => all.map(({ weekday, span }) => ({ weekday, ...span }))),
  otherDays: fc
    .array(
      fc.record({
        day: fc.constantFrom(...bookableDays(NOW)),
        span: fc.option(spans, { nil: undefined }),
      }),
      { maxLength: 5 },
    )
    .map((all) => [...new Map(all.map((one) => [one.day, one])).values()]),
  daysOff: fc.subarray(bookableDays(NOW), { maxLength: 3 }),
  taken: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 28 * 24 * 60 }), fc.integer({ min: 5, max: 240 }))
      .map(([after, minutes]) => {
        const startsAt = addMinutes(NOW, after);
        return { startsAt, endsAt: addMinutes(startsAt, minutes) };
      }),
    { maxLength: 20 },
  ),
});

test("slots follow one another within the hours, and a free one meets nothing that is taken", () => {
  fc.assert(
    fc.property(agendas, fc.integer({ min: 5, max: 240 }), (agenda, minutes) => {
      const all = bookableDays(NOW).flatMap((day) => slotsOfDay(agenda, day, minutes, NOW));
      for (const [index, slot] of all.entries()) {
        const next = all[index + 1]?.startsAt ?? slot.endsAt;
        expect(slot.endsAt.getTime()).toBeLessThanOrEqual(next.getTime());
        expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(
          addMinutes(NOW, LEAST_NOTICE_HOURS * 60).getTime(),
        );
        expect(isWithinHours(agenda, slot.startsAt, minutes)).toBe(true);
        expect(slot.isFree).toBe(!agenda.taken.some((one) => overlap(one, slot)));
      }
      const free = all.filter(({ isFree }) => isFree);
      expect(nextFreeSlots(agenda, minutes, NOW, 3)).toEqual(free.slice(0, 3));
    }),
  );
});

/** Written independently by clock time, since the rule itself counts the minutes of a day. */
function isWithinHours({ hours, otherDays }: Agenda, startsAt: Date, minutes: number): boolean {
  const day = shopDay(startsAt);
  const minute = Math.round((startsAt.getTime() - Date.parse(`${day}T00:00:00+08:00`)) / 60_000);
  const other = otherDays.find((one) => one.day === day);
  const valid = other ? [other.span] : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return valid.some(
    (span) => span && span.fromMinute <= minute && minute + minutes <= span.toMinute,
  );
}
