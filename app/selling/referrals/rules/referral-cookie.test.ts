import { expect, test } from "vitest";
import { decodeClick, encodeClick } from "./referral-cookie.ts";

const at = new Date("2026-11-26T01:00:00Z");

test("a click is read as it was written", () => {
  expect(decodeClick(encodeClick({ code: "JUDE123456", at }))).toEqual({ code: "JUDE123456", at });
});

test.each([
  undefined,
  "",
  "JUDE123456",
  "JUDE123456.",
  "JUDE123456.x",
  "a b.1",
  ".1",
  "JUDE123456.-1",
])("%j is no click", (value) => {
  expect(decodeClick(value)).toBeUndefined();
});
