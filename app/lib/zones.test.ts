import { expect, test } from "vitest";
import { differsFromShop, isOtherDay, isZone, momentIn, zoneWords } from "./zones.ts";

const NINE = new Date("2026-11-23T01:00:00Z");

test.each([
  ["Asia/Manila", "Mon, Nov 23, 9:00 AM", false, false],
  ["Asia/Singapore", "Mon, Nov 23, 9:00 AM", false, false],
  ["Asia/Tokyo", "Mon, Nov 23, 10:00 AM", true, false],
  ["Europe/London", "Mon, Nov 23, 1:00 AM", true, false],
  ["America/New_York", "Sun, Nov 22, 8:00 PM", true, true],
])("nine in Manila is in %s %s", (zone, words, differs, otherDay) => {
  expect(momentIn(NINE, zone)).toBe(words);
  expect(differsFromShop(NINE, zone)).toBe(differs);
  expect(isOtherDay(NINE, zone)).toBe(otherDay);
});

test("daylight saving is taken into account", () => {
  const july = new Date("2026-07-20T01:00:00Z");
  expect(momentIn(july, "Europe/London")).toBe("Mon, Jul 20, 2:00 AM");
});

test("only what is a time zone is taken for one", () => {
  expect(isZone("Europe/London")).toBe(true);
  for (const text of ["", "Manila", "UTC+8", "Europe/London\n", "__proto__"]) {
    expect(isZone(text)).toBe(false);
  }
  expect(zoneWords("America/New_York")).toBe("America/New York");
});
