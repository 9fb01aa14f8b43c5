import { expect, test } from "vitest";
import { readMobile } from "./mobile-number.ts";

test.each([
  ["0917 123 4567", "+639171234567"],
  ["+63 (917) 123-4567", "+639171234567"],
  ["9171234567", "+639171234567"],
  ["(02) 8123 4567", undefined],
  ["0917 123 456", undefined],
  ["0917 123 4567 ext. 8", undefined],
  ["+1 415 867 5309", undefined],
  ["", undefined],
  ["call 0917 123 4567", undefined],
])("%s", (typed, stored) => {
  expect(readMobile(typed)).toBe(stored);
});
