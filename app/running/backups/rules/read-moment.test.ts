import { expect, test } from "vitest";
import { readMoment } from "./read-moment.ts";

test.each([
  ["2026-11-28 14:03", "2026-11-28T06:03:00.000Z"],
  ["2026-11-28T14:03:59", "2026-11-28T06:03:59.000Z"],
  ["2026-11-28 00:30", "2026-11-27T16:30:00.000Z"],
])("%s is a time in Manila", (typed, moment) => {
  expect(readMoment(typed)).toEqual(new Date(moment));
});

test("the last moment has a word of its own", () => {
  expect(readMoment("latest")).toBe("latest");
});

test.each(["", "14:03", "2026-11-28", "2026-13-28 14:03", "2026-11-28 25:03", "28.11.2026 14:03"])(
  "%j is no moment",
  (typed) => {
    expect(readMoment(typed)).toBeUndefined();
  },
);
