import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { MONDAY_NINE } from "../factories.ts";
import { offersZone, ownClockWords, ownTimeWords } from "./own-time.ts";

const slot = { startsAt: MONDAY_NINE, endsAt: addMinutes(MONDAY_NINE, 45) };

test("a clock that shows Manila's time says nothing", () => {
  for (const zone of ["Asia/Manila", "Asia/Singapore"]) {
    expect(ownTimeWords(slot, zone)).toBeUndefined();
    expect(ownClockWords(MONDAY_NINE, zone)).toBeUndefined();
  }
});

test("another clock says its time, and its day where that is another", () => {
  expect(ownTimeWords(slot, "America/New_York")).toBe(
    "Sun, Nov 22, 8:00 PM to 8:45 PM, your time (America/New York)",
  );
  expect(ownClockWords(MONDAY_NINE, "America/New_York")).toBe("Sun 8:00 PM");
  expect(ownClockWords(MONDAY_NINE, "Asia/Tokyo")).toBe("10:00 AM");
});

test.each([
  ["Asia/Dubai", undefined, true],
  ["Asia/Singapore", undefined, false],
  ["Asia/Dubai", "Asia/Dubai", false],
  ["Asia/Dubai", "Europe/London", true],
  ["Asia/Manila", "Asia/Dubai", true],
] as const)("a browser in %s is offered its zone beside %s: %s", (own, chosen, isOffered) => {
  expect(offersZone(MONDAY_NINE, own, chosen)).toBe(isOffered);
});
