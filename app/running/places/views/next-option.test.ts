import { expect, test } from "vitest";
import { nextOption } from "./next-option.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, -1],
  ["Home", 1, undefined],
  ["a", 1, undefined],
])("of three, %s leads from %i to %s", (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to);
});
