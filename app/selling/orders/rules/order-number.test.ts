import fc from "fast-check";
import { expect, test } from "vitest";
import { runningNumber } from "#app/lib/running-number.ts";
import { meantOrderNumbers, readOrderNumber } from "./order-number.ts";

test.each([
  ["PM-26-000123", "PM-26-000123"],
  [" pm-26-000123 ", "PM-26-000123"],
  ["#PM 26 000123", "PM-26-000123"],
  ["PM26000123", "PM-26-000123"],
  ["26-000123", "26-000123"],
  ["shop 26 000123", "SHOP-26-000123"],
  ["SHOPS-26-000123", undefined],
  ["PM-26-1234567", "PM-26-1234567"],
  ["000123", undefined],
  ["PM-26-123", undefined],
  ["", undefined],
  ["PM-26-000123; drop table orders", undefined],
])("%j is read as %j", (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

test("every number is read back as itself, whatever is typed around it", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{1,4}$/),
      fc.integer({ min: 1, max: 9_999_999 }),
      (letters, sequence) => {
        const number = runningNumber(letters, sequence, new Date("2026-11-21T02:00:00Z"));
        expect(readOrderNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
      },
    ),
  );
});

test("a running number alone is that of any of the last years", () => {
  const now = new Date("2026-11-21T02:00:00Z");
  expect(meantOrderNumbers("#000123", now)).toEqual([
    "26-000123",
    "25-000123",
    "24-000123",
    "23-000123",
    "22-000123",
  ]);
  expect(meantOrderNumbers("25-000123", now)).toEqual(["25-000123"]);
  expect(meantOrderNumbers("Maria 123", now)).toEqual([]);
});
