import fc from "fast-check";
import { expect, test } from "vitest";
import { closestWord, slipsBetween } from "./closest-word.ts";

const word = (text: string, weight = 5, uses = 1) => ({ word: text, weight, uses });

test.each([
  ["lahug", "lahug", 0],
  ["lahgu", "lahug", 1],
  ["lahu", "lahug", 1],
  ["lahugg", "lahug", 1],
  ["lahog", "lahug", 1],
  ["mandaluyng", "mandaluyong", 1],
  ["", "abc", 3],
  ["cebu", "davao", 5],
])("between %j and %j are %i slips", (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
});

test("slips count the same in both directions, and never more than letters", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
      expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(slipsBetween(a, b) === 0).toBe(a === b);
    }),
  );
});

test("of words equally far off, the one of the foremost place was meant", () => {
  expect(closestWord("taguik", [word("taguis", 5, 9), word("taguig", 1)])).toBe("taguig");
  expect(closestWord("pasip", [word("pasig", 4), word("pasil", 4, 7)])).toBe("pasil");
});

test("fewer slips come before a foremost place, and what is too far off was not meant", () => {
  expect(closestWord("bacolor", [word("bacolod", 1), word("bacolor", 4)])).toBe("bacolor");
  expect(closestWord("cebo", [word("davao", 1)])).toBeUndefined();
  expect(closestWord("paas", [word("pasig")])).toBeUndefined();
});
