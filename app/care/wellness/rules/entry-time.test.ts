import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { entryTime } from "./entry-time.ts";

test("an entry can be written down later, and for no time to come", () => {
  expect(entryTime(addDays(NOW, -40), NOW)).toEqual(addDays(NOW, -40));
  expect(entryTime(NOW, NOW)).toEqual(NOW);
  expect(entryTime(addMinutes(NOW, 6), NOW)).toBe("future");
  expect(entryTime(new Date("1999-12-31T15:00:00Z"), NOW)).toBe("too_early");
});

test("the clock of a phone may be ahead a little", () => {
  expect(entryTime(addMinutes(NOW, 5), NOW)).toEqual(addMinutes(NOW, 5));
});
