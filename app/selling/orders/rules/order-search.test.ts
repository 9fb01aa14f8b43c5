import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrderSearch } from "./order-search.ts";

const now = new Date("2026-11-21T02:00:00Z");

test.each([
  ["0917 123 4567", ["%9171234567%"]],
  ["+63 (917) 123-4567", ["%639171234567%"]],
  ["917.123.4567", ["%9171234567%"]],
  ["Peña  Cebu", ["%pena%", "%cebu%"]],
  ["Ana Ng", ["%ana%", "%ng%"]],
  ["Ng", []],
  ["  ", []],
  ["50%_a", [String.raw`%50\%\_a%`]],
])("%j is looked for as %j", (typed, words) => {
  expect(readOrderSearch(typed, now).words).toEqual(words);
});

test.each([
  ["Gift", "gift%", "Gift%"],
  ["Call  First ", "call first%", "Call First%"],
  ["a", "a", "a"],
  ["%", String.raw`\%`, String.raw`\%`],
])("a name begins as %j, a code as %j", (typed, start, code) => {
  expect(readOrderSearch(typed, now)).toMatchObject({ start, code });
});

test("a number is found as it is written or read out", () => {
  expect(readOrderSearch("#26-000123", now).numbers).toEqual(["26-000123"]);
  expect(readOrderSearch("123", now).numbers).toContain("26-000123");
  expect(readOrderSearch("maria", now).numbers).toEqual([]);
});

test("what was typed matches only itself: no sign of it is one of a pattern", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (typed) => {
      const { words, start, code } = readOrderSearch(typed, now);
      for (const pattern of [...words, start, code]) {
        const plain = pattern
          .replaceAll(/\\[\\%_]/g, "")
          .replace(/^%/, "")
          .replace(/%$/, "");
        expect(plain).not.toMatch(/[%_\\]/);
      }
    }),
  );
});
