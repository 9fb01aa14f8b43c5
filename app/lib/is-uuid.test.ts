import { expect, test } from "vitest";
import { isUuid } from "./is-uuid.ts";

test.each([
  ["018f8e2a-7b1c-7def-8a90-1234567890ab", true],
  ["00000000-0000-0000-0000-000000000000", true],
  ["018F8E2A-7B1C-7DEF-8A90-1234567890AB", false],
  ["018f8e2a7b1c7def8a901234567890ab", false],
  ["{018f8e2a-7b1c-7def-8a90-1234567890ab}", false],
  ["018f8e2a-7b1c-7def-8a90-1234567890ab\n", false],
  ["glow", false],
  ["", false],
])("%j: %s", (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
