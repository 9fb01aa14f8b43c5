import { expect, test } from "vitest";
import { addDays, addMinutes, shopDay } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { MONDAY_NINE } from "../factories.ts";
import { slotForWish, suits, type Wish } from "./slot-wishes.ts";

const wish = (given: Partial<Wish> = {}): Wish => ({
  weekdays: [],
  part: "any",
  until: "2026-12-31",
  ...given,
});

test.each([
  [{}, 0, true],
  [{ weekdays: [1] }, 0, true],
  [{ weekdays: [2, 7] }, 0, false],
  [{ part: "morning" }, 3 * 60 - 1, true],
  [{ part: "morning" }, 3 * 60, false],
  [{ part: "afternoon" }, 3 * 60, true],
  [{ part: "afternoon" }, 8 * 60, false],
  [{ part: "evening" }, 8 * 60, true],
  [{ until: "2026-11-23" }, 0, true],
  [{ until: "2026-11-22" }, 0, false],
] as const)("%o and %i minutes after nine on Monday: %o", (given, minutes, fits) => {
  expect(suits(wish(given), addMinutes(MONDAY_NINE, minutes))).toBe(fits);
});

const agenda = {
  hours: [{ weekday: 1, fromMinute: 9 * 60, toMinute: 12 * 60 }],
  otherDays: [],
  daysOff: [],
  taken: [{ startsAt: MONDAY_NINE, endsAt: addMinutes(MONDAY_NINE, 45) }],
};

test("the first free slot that suits is offered, and never twice", () => {
  const second = addMinutes(MONDAY_NINE, 45);
  const first = slotForWish(agenda, wish(), 45, { now: NOW, offered: [] });
  expect(first?.startsAt).toEqual(second);
  const next = slotForWish(agenda, wish(), 45, { now: NOW, offered: [second] });
  expect(next?.startsAt).toEqual(addMinutes(MONDAY_NINE, 90));
  const none = wish({ until: shopDay(addDays(MONDAY_NINE, -1)) });
  expect(slotForWish(agenda, none, 45, { now: NOW, offered: [] })).toBeUndefined();
});
