import { expect, test } from "vitest";
import { costOf, dailyShare } from "./model-cost.ts";

const PRICES = { inputPrice: 1, outputPrice: 2 };

test("one address never has more than a small part of a month in a day, and always one answer", () => {
  expect(dailyShare(20_000_000, 1_500)).toBe(333_333);
  expect(dailyShare(2_000, 1_500)).toBe(1_500);
});

test.each([
  [100, 50, 200],
  [100, 0, 100],
  // More than any answer can cost, less than nothing, and no number.
  [1e15, 50, 1_500],
  [100, -1e15, 1_500],
  [-100, 50, 1_500],
  [0, 0, 1_500],
  [Number.NaN, 50, 1_500],
  [Number.POSITIVE_INFINITY, 0, 1_500],
])("%d tokens sent and %d written cost %d", (inputTokens, outputTokens, cost) => {
  expect(costOf({ inputTokens, outputTokens }, PRICES, 1_500)).toBe(cost);
});
