import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readHundredths, writeHundredths } from "./hundredths.ts";

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
