import { expect, test } from "vitest";
import { lookUpMood } from "./look-ups.ts";

test.each([
  [0, "first"],
  [1, "first"],
  [2, "usual"],
  [9, "usual"],
  [10, "often"],
  [1_000, "often"],
])("%i look-ups are %s", (lookups, mood) => {
  expect(lookUpMood(lookups)).toBe(mood);
});
