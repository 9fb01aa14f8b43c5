import { expect, test } from "vitest";
import { ticksOf } from "./ticks.ts";

test.each([
  [
    [0, 0],
    [2, 1, 0],
  ],
  [
    [1, 3],
    [4, 2, 0],
  ],
  [
    [7, 11],
    [12, 6, 0],
  ],
  [
    [4_350_000, 120_000],
    [5_000_000, 2_500_000, 0],
  ],
  [
    [900, -40],
    [1000, 0, -1000],
  ],
])("the axis of %j has %j", (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});
