import { expect, test } from "vitest";
import { isOpenChange, waitsFor } from "./email-change.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-21T12:00:01Z");
const fresh = { expiresAt: later, allowedAt: null, confirmedAt: null, doneAt: null, endedAt: null };

test.each([
  [fresh, true],
  [{ ...fresh, expiresAt: now }, false],
  [{ ...fresh, doneAt: now }, false],
  [{ ...fresh, endedAt: now }, false],
  [{ ...fresh, allowedAt: now, confirmedAt: now }, true],
])("%j is open: %j", (change, isOpen) => {
  expect(isOpenChange(change, now)).toBe(isOpen);
});

test.each([
  [fresh, "both"],
  [{ ...fresh, allowedAt: now }, "new"],
  [{ ...fresh, confirmedAt: now }, "old"],
  [{ ...fresh, allowedAt: now, confirmedAt: now }, undefined],
])("%j waits for %j", (change, who) => {
  expect(waitsFor(change)).toBe(who);
});
