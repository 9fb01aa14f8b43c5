import fc from "fast-check";
import { expect, test } from "vitest";
import { FOLDED, PLAIN, containing, foldText, searchParts } from "./search-text.ts";

test.each([
  ["", []],
  ["   ", []],
  ["Maria  CLARA", ["maria", "clara"]],
  ["Peña", ["pena"]],
  ["maria@example.test", ["maria@example.test"]],
  ["0917 123 4567", ["9171234567"]],
  ["+63 (917) 123-4567", ["639171234567"]],
  ["4567", ["4567"]],
  ["000", ["0"]],
  // Two digits identify no phone number, so they are searched as text.
  ["07", ["07"]],
  ["maria 2024", ["maria", "2024"]],
])("%j asks for %j", (typed, parts) => {
  expect(searchParts(typed)).toEqual(parts);
});

test("each accented letter has its plain one, and that one is its own", () => {
  expect(Array.from(FOLDED)).toHaveLength(Array.from(PLAIN).length);
  expect(foldText(FOLDED)).toBe(PLAIN);
  expect(foldText(PLAIN)).toBe(PLAIN);
});

test("no part is empty or holds a space, and asking with the parts asks the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const parts = searchParts(typed);
      expect(parts.every((part) => part !== "" && !/\s/.test(part))).toBe(true);
      expect(searchParts(parts.join(" ")).join("")).toBe(parts.join(""));
    }),
  );
});

test.each([
  ["maria", "%maria%"],
  ["100%", String.raw`%100\%%`],
  ["a_b", String.raw`%a\_b%`],
  [String.raw`a\b`, String.raw`%a\\b%`],
])("%j is found by %j", (part, pattern) => {
  expect(containing(part)).toBe(pattern);
});
