import { expect, it } from "vitest";
import { median, quantile } from "./statistics.ts";

it("finds the value that a share of the others does not exceed, in any order", () => {
  const values = [5, 1, 4, 2, 3];
  expect([quantile(values, 0), median(values), quantile(values, 0.95)]).toEqual([1, 3, 5]);
  expect(median([7])).toBe(7);
  expect(values).toEqual([5, 1, 4, 2, 3]);
});

it("makes no figure of nothing", () => {
  expect(() => median([])).toThrow("nothing was measured");
});
