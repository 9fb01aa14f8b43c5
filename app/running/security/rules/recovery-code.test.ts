import fc from "fast-check";
import { expect, test } from "vitest";
import { makeRecoveryCode, readRecoveryCode } from "./recovery-code.ts";

const tokens = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));

test("a code is read however it is typed", () => {
  fc.assert(
    fc.property(tokens, (token) => {
      const code = makeRecoveryCode(token);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
      for (const typed of [code, code.toLowerCase(), code.replace("-", ""), ` ${code} `]) {
        expect(readRecoveryCode(typed)).toBe(code);
      }
    }),
  );
});

test("a bit of randomness makes another code", () => {
  const token = Buffer.alloc(32, 7);
  const one = makeRecoveryCode(token.toString("base64url"));
  token[9] = 8;
  expect(makeRecoveryCode(token.toString("base64url"))).not.toBe(one);
});

test.each(["", "ABCDE", "ABCDE-FGHJ", "ABCDE-FGHJO", "ABCDE-FGHJ1", "ABCDE-FGHJKL", "123456"])(
  "“%s” is no code",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined();
  },
);

test("too little randomness makes none", () => {
  expect(() => makeRecoveryCode("abc")).toThrow(/randomness/);
});
