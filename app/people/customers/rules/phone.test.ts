import fc from "fast-check";
import { expect, test } from "vitest";
import { isPhilippinePhone, readPhone, showPhone } from "./phone.ts";

test.each([
  ["0917 123 4567", "+639171234567", "0917 123 4567"],
  ["0917-123-4567", "+639171234567", "0917 123 4567"],
  ["9171234567", "+639171234567", "0917 123 4567"],
  ["639171234567", "+639171234567", "0917 123 4567"],
  ["+63 917 123 4567", "+639171234567", "0917 123 4567"],
  ["+63 0917 123 4567", "+639171234567", "0917 123 4567"],
  ["(02) 8123 4567", "+63281234567", "(02) 8123 4567"],
  ["032 412 3456", "+63324123456", "(032) 412 3456"],
  ["+1 415 555 2671", "+14155552671", "+1 415 555 2671"],
  ["+65 6123 4567", "+6561234567", "+65 6123 4567"],
])("%s is stored as %s and shown as %s", (typed, stored, shown) => {
  expect(readPhone(typed)).toBe(stored);
  expect(showPhone(stored)).toBe(shown);
});

test.each([
  "0917123456",
  "0999 999 999 999",
  "8123 4567",
  "14155552671",
  "911",
  "+9",
  "+999 12345678",
  "0917 123 4567 ext 3",
  "call me",
  "call 0917 123 4567",
  "",
])("%j is no number that a courier could call", (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test.each([
  ["+639171234567", true],
  ["+63281234567", true],
  ["+14155552671", false],
])("%s is Philippine: %s", (stored, here) => {
  expect(isPhilippinePhone(stored)).toBe(here);
});

test("what was stored before there were rules is shown as it is", () => {
  expect(showPhone("0917")).toBe("0917");
});

test("every mobile number reads the same however it is written, and again from what is shown", () => {
  const rest = fc.stringMatching(/^[0-9]{7}$/);
  fc.assert(
    fc.property(fc.constantFrom("917", "905", "998", "961"), rest, (prefix, digits) => {
      const stored = `+63${prefix}${digits}`;
      for (const start of ["0", "63", "+63", "", "+63 (0) "]) {
        expect(readPhone(`${start}${prefix} ${digits}`)).toBe(stored);
      }
      expect(readPhone(showPhone(stored))).toBe(stored);
    }),
  );
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(readPhone(text) ?? "+1").toMatch(/^\+\d+$/);
      showPhone(text);
    }),
  );
});
