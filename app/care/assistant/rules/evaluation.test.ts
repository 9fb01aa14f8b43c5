import { expect, test } from "vitest";
import { intervalOf } from "./evaluation.ts";

test.each([
  [10, 10, 0.722, 1],
  [0, 10, 0, 0.278],
  [97, 100, 0.915, 0.99],
])("%d of %d is between %d and %d", (read, asked, low, high) => {
  const [from, to] = intervalOf({ read, asked });
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test("a share of nothing is unknown", () => {
  expect(intervalOf({ read: 0, asked: 0 })).toEqual([0, 1]);
});
