import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SETTINGS } from "./definitions.ts";
import { readWeek, type Week } from "./week.ts";

/** Formats hours as `Mon 540-1080`, to keep the table readable. */
function shown(week: Week | undefined): string[] | undefined {
  return week?.flatMap((ranges, day) =>
    ranges.map(
      ({ opens, closes }) => `${"SuMoTuWeThFrSa".slice(day * 2, day * 2 + 2)} ${opens}-${closes}`,
    ),
  );
}

test("the hours the shop begins with", () => {
  expect(shown(readWeek(SETTINGS.support_hours.default))).toEqual([
    "Mo 540-1080",
    "Tu 540-1080",
    "We 540-1080",
    "Th 540-1080",
    "Fr 540-1080",
    "Sa 600-960",
  ]);
});

test.each([
  ["", []],
  ["Sun 9:30AM-12PM", ["Su 570-720"]],
  ["sunday 12am - 12am", ["Su 0-1440"]],
  ["Mon: 9 AM – 6 PM", ["Mo 540-1080"]],
  ["Sat-Mon 1PM-2PM", ["Su 780-840", "Mo 780-840", "Sa 780-840"]],
  ["Tue 1PM-6PM\n\n Tue 9AM-12PM ", ["Tu 540-720", "Tu 780-1080"]],
])("%j", (text, expected) => {
  expect(shown(readWeek(text))).toEqual(expected);
});

describe("what says no hours", () => {
  test.each([
    "by appointment",
    "Mon-Fri",
    "9AM-6PM",
    "Mon 9-18",
    "Mon 6PM-9AM",
    "Mon 9AM-9AM",
    "Mon 13AM-2PM",
    "Mon 0AM-2PM",
    "Mon 9:60AM-2PM",
    "Mon 9AM-6PM and Sat",
    "Mon-Fri 9AM-6PM\nSat maybe",
  ])("%j", (text) => {
    expect(readWeek(text)).toBeUndefined();
  });
});

test("whatever is typed is read or refused, never half", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const week = readWeek(text);
      expect(week?.length ?? 7).toBe(7);
    }),
  );
});
