import { expect, test } from "vitest";
import { standingOf } from "./commission-standing.ts";

const then = new Date("2026-11-20T00:00:00Z");

test.each([
  ["pending", null, "on_hold"],
  ["pending", then, "payable"],
  ["paid", then, "paid"],
  ["reversed", null, "reversed"],
  ["reversed", then, "reversed"],
] as const)("%s with its hold over at %s is %s", (status, payableAt, standing) => {
  expect(standingOf(status, payableAt)).toBe(standing);
});
