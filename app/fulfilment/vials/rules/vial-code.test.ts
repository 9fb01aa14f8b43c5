import fc from "fast-check";
import { expect, it, test } from "vitest";
import { vialTexts } from "../texts/shopper.ts";
import { EXAMPLE_CODE, makeCode, readCode, showCode } from "./vial-code.ts";

const random = fc.bigInt({ min: 0n, max: 2n ** 256n });
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

it("is read as it was made, however it is typed", () => {
  fc.assert(
    fc.property(random, (number) => {
      const code = makeCode(number);
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{11}$/);
      for (const typed of [
        code,
        showCode(code),
        ` ${code.toLowerCase()} `,
        Array.from(code).join(" "),
      ]) {
        expect(readCode(typed)).toEqual({ kind: "code", code });
      }
    }),
  );
});

it("shows any one wrong character", () => {
  fc.assert(
    fc.property(random, fc.nat(10), fc.constantFrom(...SIGNS.split("")), (number, place, other) => {
      const code = makeCode(number);
      fc.pre(code[place] !== other);
      const wrong = code.slice(0, place) + other + code.slice(place + 1);
      expect(readCode(wrong)).toEqual({ kind: "mistyped" });
    }),
  );
});

it("shows any two swapped characters beside each other", () => {
  fc.assert(
    fc.property(random, fc.nat(8), (number, place) => {
      const code = makeCode(number);
      const [one = "", other = ""] = [code[place], code[place + 1]];
      fc.pre(one !== other);
      const wrong = code.slice(0, place) + other + one + code.slice(place + 2);
      expect(readCode(wrong)).toEqual({ kind: "mistyped" });
    }),
  );
});

test.each(["", "K7MQ", "PM-26-000123", "O0O0-O0O0-O0O", "x".repeat(500), "\u0000", "K7MQ2XHD9R5W"])(
  "%j is no code",
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: "no_code" });
  },
);

it("is shown in parts", () => {
  expect(showCode("K7MQ2XHD9R5")).toBe("K7MQ-2XHD-9R5");
});

test("the example beside the field is a code", () => {
  const [example = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(vialTexts.codeHint) ?? [];
  expect(readCode(example)).toEqual({ kind: "code", code: EXAMPLE_CODE });
});
