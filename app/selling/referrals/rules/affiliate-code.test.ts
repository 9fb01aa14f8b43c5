import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  AFFILIATE_CODE,
  newAffiliateCode,
  newStaffCode,
  readAffiliateCode,
} from "./affiliate-code.ts";

const now = new Date(1_790_000_123_456);

test.each([
  ["Juan", "dela Cruz", "JUDE123456"],
  ["Ñina", "Núñez", "NINU123456"],
  ["Ma. Luisa", "O'Neil", "MAON123456"],
  ["J", "Lim", "AFLI123456"],
  [null, null, "AFIL123456"],
  ["  ", "李", "AFIL123456"],
  ["Đức", "ß", "UCIL123456"],
])("%s %s is given %s", (firstName, lastName, code) => {
  expect(newAffiliateCode({ firstName, lastName }, now)).toBe(code);
});

it("takes the next millisecond where a code is taken", () => {
  const codes = [0, 1, 2].map((tries) =>
    newAffiliateCode({ firstName: "Juan", lastName: "Cruz" }, new Date(1_790_000_999_999), tries),
  );
  expect(codes).toEqual(["JUCR999999", "JUCR000000", "JUCR000001"]);
});

it("always makes a code that can be read again, in any case", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), fc.nat(), (first, last, ms) => {
      const code = newAffiliateCode({ firstName: first, lastName: last }, new Date(ms));
      expect(code).toMatch(/^[A-Z]{4}\d{1,6}$/);
      expect(code).toMatch(AFFILIATE_CODE);
      expect(readAffiliateCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each([
  ["jude123456", "JUDE123456"],
  ["AF12345678", "AF12345678"],
  ["ab1", undefined],
  ["JUDE 123456", undefined],
  ["JUDE-123456", undefined],
  ["ﬁne123", undefined],
  ["ıstanbul", undefined],
  ["A".repeat(21), undefined],
  ["", undefined],
])("%j is read as %s", (typed, code) => {
  expect(readAffiliateCode(typed)).toBe(code);
});

test("a code of staff is AF and the last eight digits of the time, and the next one where it is taken", () => {
  const now = new Date(1_764_150_123_456);
  expect(newStaffCode(now)).toBe("AF50123456");
  expect(newStaffCode(now, 2)).toBe("AF50123458");
});
