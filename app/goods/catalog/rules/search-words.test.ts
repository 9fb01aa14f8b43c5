import fc from "fast-check";
import { expect, test } from "vitest";
import { prefixQuery, readPhrases, searchWords } from "./search-words.ts";

test.each([
  ["Tirzepatide", "tirzepatide:*"],
  ["  Lipo-C b12 ", "lipo:* & c:* & b12:*"],
  ["NAD+", "nad:*"],
  ["Niño", "nino:*"],
  ["semaglutide 10 mg", "semaglutide:* & 10mg:*"],
  ["2,5MG", "2x5mg:*"],
  ["5 glow", "5:* & glow:*"],
  ["'; drop table products; --", "drop:* & table:* & products:*"],
  ["a & !b | c:*", "a:* & b:* & c:*"],
  ["% _ \\ ' <>", ""],
  ["👩‍⚕️", ""],
])("%j is asked as %j", (search, query) => {
  expect(prefixQuery(search)).toBe(query);
});

test.each([
  ["Weight loss, slimming;  weight LOSS,", ["weight loss", "slimming"]],
  ["2,5 mg, vial", ["2x5mg", "vial"]],
  [" , ;", []],
])("%j has the phrases %j", (list, phrases) => {
  expect(readPhrases(list)).toEqual(phrases);
});

test("a long text is cut to eight words", () => {
  expect(searchWords("word ".repeat(50))).toHaveLength(8);
});

test("nothing but letters, digits and our own operators reaches the database", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (search) => {
      expect(prefixQuery(search)).toMatch(/^([\p{L}\p{N}]+:\*( & [\p{L}\p{N}]+:\*)*)?$/u);
    }),
  );
});
