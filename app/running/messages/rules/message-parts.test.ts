import { expect, test } from "vitest";
import { partsOf } from "./message-parts.ts";

test.each([
  ["nothing", "", 1],
  ["the longest part", "a".repeat(160), 1],
  ["one more character", "a".repeat(161), 2],
  ["two full parts", "a".repeat(306), 2],
  ["three parts", "a".repeat(307), 3],
  ["80 characters that count twice", "€".repeat(80), 1],
  ["81 characters that count twice", "€".repeat(81), 2],
  ["ñ, which the alphabet has", "ñ".repeat(160), 1],
  ["the longest part in Unicode", "’".repeat(70), 1],
  ["one more character in Unicode", `${"a".repeat(70)}’`, 2],
  ["emoji, which are two units each", "🙂".repeat(36), 2],
])("%s", (_, text, parts) => {
  expect(partsOf(text)).toBe(parts);
});
