import { expect, test } from "vitest";
import { judgeApproval, lastPossibleDay } from "./judge-approval.ts";

/** 1 a.m. of 1 December in Manila. */
const now = new Date("2026-11-30T17:00:00Z");

test.each([
  { units: 1, lastDay: "2026-12-01", is: { ok: true } },
  { units: 20, lastDay: "2027-05-30", is: { ok: true } },
  { units: 20, lastDay: "2027-05-31", is: { reason: "bad_day" } },
  { units: 1, lastDay: "2026-11-30", is: { reason: "bad_day" } },
  { units: 1, lastDay: "2026-12-32", is: { reason: "bad_day" } },
  { units: 1, lastDay: "", is: { reason: "bad_day" } },
  { units: 0, lastDay: "2026-12-01", is: { reason: "bad_units" } },
  { units: 21, lastDay: "2026-12-01", is: { reason: "bad_units" } },
  { units: 1.5, lastDay: "2026-12-01", is: { reason: "bad_units" } },
])("$units units until $lastDay: $is", ({ is, ...approval }) => {
  expect(judgeApproval(approval, now)).toMatchObject(is);
});

test("the last possible day is a day of Manila", () => {
  expect(lastPossibleDay(now)).toBe("2027-05-30");
});
