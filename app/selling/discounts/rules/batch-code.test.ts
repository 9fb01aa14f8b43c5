import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { batchCode } from "./batch-code.ts";
import { readCode } from "./read-code.ts";

const token = () => randomBytes(32).toString("base64url");

it("makes codes that people can type", () => {
  const codes = Array.from({ length: 200 }, () => batchCode("XMAS", token()));
  expect(codes.filter((code) => readCode(code.toLowerCase()) !== code)).toEqual([]);
  expect(codes.filter((code) => !/^XMAS-[A-HJ-NP-Z2-9]{8}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(200);
});

it("says the same for the same token, and needs no prefix", () => {
  const one = token();
  expect(batchCode("", one)).toBe(batchCode("A", one).slice(2));
});
