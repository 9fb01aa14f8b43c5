import { expect, test } from "vitest";
import { landing } from "./landing.ts";

test.each([
  ["password", "/checkout", 0, "/checkout"],
  ["password", "/checkout", 3, "/checkout"],
  ["google", "/checkout", 0, "/checkout"],
  ["password", undefined, 0, "/"],
  ["password", undefined, 1, "/portal"],
  ["google", undefined, 0, "/portal"],
  ["google", undefined, 1, "/portal"],
] as const)("by %s, wanting %s, with %i orders: to %s", (by, next, orderCount, to) => {
  expect(landing({ by, next, hasBought: orderCount > 0 })).toBe(to);
});
