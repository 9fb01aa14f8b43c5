import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readHundredths, readMinute, writeHundredths, writeMinute } from "./read-form.ts";

test.each([
  ["10", 1_000],
  [" 12.5 ", 1_250],
  ["1,500.25", 150_025],
  ["0.01", 1],
  ["", undefined],
  ["-1", undefined],
  ["1.234", undefined],
  ["1e3", undefined],
  ["٣", undefined],
])("“%s” is %s hundredths", (typed, value) => {
  expect(readHundredths(typed)).toBe(value);
});

it("writes what it reads", () => {
  const amounts = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(fc.property(amounts, (value) => readHundredths(writeHundredths(value)) === value));
  expect([writeHundredths(1_000), writeHundredths(1_250), writeHundredths(null)]).toEqual([
    "10",
    "12.50",
    "",
  ]);
});

test.each([
  ["2026-11-21T09:00", "2026-11-21T01:00:00.000Z"],
  ["2026-01-01T00:00", "2025-12-31T16:00:00.000Z"],
])("%s in Manila is %s", (typed, iso) => {
  expect(readMinute(typed)?.toISOString()).toBe(iso);
  expect(writeMinute(new Date(iso))).toBe(typed);
});

test.each(["", "2026-02-30T09:00", "2026-11-21", "2026-11-21T24:00", "soon"])(
  "“%s” is no minute",
  (typed) => {
    expect(readMinute(typed)).toBeUndefined();
  },
);
