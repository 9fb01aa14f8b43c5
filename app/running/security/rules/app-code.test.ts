import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { appKeyAddress, codeAt, makeAppKey, spacedKey, stepOfCode } from "./app-code.ts";

const KEY = makeAppKey(randomBytes(32).toString("base64url"));
const NOW = new Date("2026-03-02T08:00:10Z");
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const STEP = Math.floor(NOW.getTime() / 30_000);

test("the code of a published example is right", () => {
  // RFC 6238, appendix B: the last six of the eight digits.
  const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(codeAt(key, new Date(59_000))).toBe("287082");
  expect(codeAt(key, new Date(1_111_111_109_000))).toBe("081804");
});

test.each([
  [0, STEP],
  [-30, STEP - 1],
  [30, STEP + 1],
  [-60, undefined],
  [60, undefined],
])("a code made %s seconds from now: step %s", (seconds, step) => {
  const code = codeAt(KEY, at(seconds));
  expect(stepOfCode(KEY, { code, now: NOW, usedStep: null })).toBe(step);
});

test.each([
  [STEP - 1, STEP],
  [STEP, undefined],
  [STEP + 1, undefined],
])("after step %s was used, this one counts as %s", (usedStep, step) => {
  expect(stepOfCode(KEY, { code: codeAt(KEY, NOW), now: NOW, usedStep })).toBe(step);
});

test("spaces between the digits do not matter; anything else does", () => {
  const code = codeAt(KEY, NOW);
  const use = { now: NOW, usedStep: null };
  expect(stepOfCode(KEY, { ...use, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toBe(STEP);
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{6}$/.test(text.replaceAll(/\s/g, "")));
      expect(stepOfCode(KEY, { ...use, code: text })).toBeUndefined();
    }),
  );
});

test("a key has 160 bits, and too little randomness makes none", () => {
  expect(KEY).toMatch(/^[A-Z2-7]{32}$/);
  expect(spacedKey(KEY)).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(() => makeAppKey("abc")).toThrow(/randomness/);
});

test("the QR code names the shop and the account", () => {
  const address = new URL(appKeyAddress(KEY, { shop: "Project: Me", email: "lea@example.test" }));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("lea@example.test");
  expect(address.searchParams.get("secret")).toBe(KEY);
  expect(address.searchParams.get("issuer")).toBe("Project  Me");
});
