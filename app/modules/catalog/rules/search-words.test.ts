import fc from "fast-check";
import { expect, test } from "vitest";
import { prefixQuery, searchWords } from "./search-words.ts";

test.each([
  ["Tirzepatide", "tirzepatide:*"],
  ["  Lipo-C b12 ", "lipo:* & c:* & b12:*"],
  ["NAD+", "nad:*"],
  ["Niño", "nino:*"],
  ["'; drop table products; --", "drop:* & table:* & products:*"],
  ["a & !b | c:*", "a:* & b:* & c:*"],
  ["% _ \\ ' <>", ""],
  ["👩‍⚕️", ""],
])("%j is asked as %j", (search, query) => {
  expect(prefixQuery(search)).toBe(query);
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
