import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { MONDAY_NINE } from "../factories.ts";
import { ownClockWords, ownTimeWords } from "./own-time.ts";

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
