import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuery, wordCondition } from "./read-query.ts";

test.each([
  ["QC", ["quezon"]],
  ["BGC", ["fort", "bonifacio", "taguig"]],
  ["CDO", ["cagayan", "de", "oro"]],
  ["Gensan", ["general", "santos"]],
  ["Siargao", ["surigao", "del", "norte"]],
  ["Brgy. Lahug, Cebu City", ["lahug", "cebu"]],
  ["barangay 12 manila", ["barangay", "12", "manila"]],
  ["City of Makati", ["makati"]],
  ["constructor", ["constructor"]],
])("%j looks for %j", (text, words) => {
  expect(readQuery(text)).toEqual({ key: words.join(""), words });
});

test.each(["", " ", "a", "%", "\u0000", "\ud800", "city"])(
  "%j is too little to look for",
  (text) => {
    expect(readQuery(text)).toBeUndefined();
  },
);

test("whatever is typed, what is looked for is short and cannot be read as anything but words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
      const query = readQuery(text);
      if (!query) return;
      expect(query.words.length).toBeLessThanOrEqual(8);
      expect(wordCondition(query.words)).toMatch(/^'[a-z0-9]+':\*(?: & '[a-z0-9]+':\*)*$/);
    }),
  );
});
