import fc from "fast-check";
import { expect, test } from "vitest";
import { fateOf, isGivenUp, MOST_ATTEMPTS, pauseAfter, shareOf } from "./retries.ts";

test.each([
  [1, 5],
  [2, 300],
  [3, 1_800],
  [4, 7_200],
  [5, 18_000],
  [6, 36_000],
  [7, 50_400],
])("after %i tries it waits %i seconds", (attempts, seconds) =>
  expect(pauseAfter(attempts, 0)).toBe(seconds * 1_000),
);

test("after the last try there is no other", () => {
  expect(MOST_ATTEMPTS).toBe(8);
  expect(pauseAfter(MOST_ATTEMPTS, 0)).toBeUndefined();
});

test("the jitter adds a tenth at most, and takes nothing away", () => {
  const attempts = fc.integer({ min: 1, max: 7 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(attempts, share, (tries, part) => {
      const [least, pause] = [pauseAfter(tries, 0)!, pauseAfter(tries, part)!];
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThanOrEqual(least * 1.1 + 1);
    }),
  );
  expect(shareOf("01936f00-0000-7000-8000-00000000ffff")).toBe(1);
  expect(shareOf("01936f00-0000-7000-8000-000000000000")).toBe(0);
});

test.each([
  ["120", 120_000],
  ["1", 5_000],
  ["999999999", 86_400_000],
  ["soon", 5_000],
  ["-5", 5_000],
  [undefined, 5_000],
])("Retry-After %s makes it wait %i ms", (asked, ms) => expect(pauseAfter(1, 0, asked)).toBe(ms));

test.each([
  [200, "delivered"],
  [204, "delivered"],
  [299, "delivered"],
  [301, "failed"],
  [307, "failed"],
  [400, "failed"],
  [410, "gone"],
  [429, "failed"],
  [500, "failed"],
  [undefined, "failed"],
] as const)("%s means %s", (status, fate) => expect(fateOf(status)).toBe(fate));

test("an endpoint is given up after five days, and not before", () => {
  const now = new Date("2026-11-26T00:00:00Z");
  expect(isGivenUp(null, now)).toBe(false);
  expect(isGivenUp(new Date("2026-11-21T00:00:01Z"), now)).toBe(false);
  expect(isGivenUp(new Date("2026-11-21T00:00:00Z"), now)).toBe(true);
});
