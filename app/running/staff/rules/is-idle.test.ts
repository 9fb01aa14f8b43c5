import { expect, test } from "vitest";
import { isIdle } from "./is-idle.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T12:00:00Z", 1, false],
  ["2026-11-21T11:00:00Z", 1, false],
  ["2026-11-21T10:59:59Z", 1, true],
  ["2026-11-20T12:00:00Z", 24, false],
  ["2026-11-20T11:59:59Z", 24, true],
  // The clock of another process is ahead.
  ["2026-11-21T12:05:00Z", 1, false],
])("last seen %s with %i hours: idle %s", (lastSeen, hours, idle) => {
  expect(isIdle(new Date(lastSeen), now, hours)).toBe(idle);
});
