import fc from "fast-check";
import { expect, it, test } from "vitest";
import { CODE_PATTERN, readCode } from "./read-code.ts";

test.each([
  ["WELCOME10", "WELCOME10"],
  ["  welcome10\n", "WELCOME10"],
  ["Save-500_a", "SAVE-500_A"],
  ["2x", "2X"],
])("%j is the code %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  ["", "nothing"],
  ["   ", "blanks"],
  ["a", "a single letter"],
  ["-A", "a hyphen first"],
  ["WELCOME 10", "two words"],
  ["A".repeat(33), "more than 32"],
  ["ſave500", "a long s, which is an S in upper case"],
  ["ﬁxed", "a ligature"],
  ["ıstanbul", "a dotless i"],
  ["SAVE５００", "full-width digits"],
  ["SAVE\u0000500", "a null"],
  ["SAVE\u200b500", "an invisible space"],
  ["' or 1=1 --", "SQL"],
  ["<b>SAVE</b>", "HTML"],
  ["%", "a wildcard"],
])("%j (%s) is no code", (typed) => {
  expect(readCode(typed)).toBeUndefined();
});

it("reads what it answers as itself, whatever is typed", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\w-]{1,34}$/)),
      (typed) => {
        const code = readCode(typed);
        if (code === undefined) return;
        expect(code).toMatch(CODE_PATTERN);
        expect(readCode(code.toLowerCase())).toBe(code);
      },
    ),
  );
});
