import { expect, test } from "vitest";
import { RETRIES, waitBefore } from "./wait-before.ts";

const NOW = Date.parse("2026-11-21T02:00:00Z");

test("each retry waits twice as long as the one before", () => {
  const waits = Array.from({ length: RETRIES }, (_, n) => waitBefore(n + 1, null, NOW));
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test("no retry waits longer than 30 seconds of its own", () => {
  expect(waitBefore(5, null, NOW)).toBe(16_000);
  expect(waitBefore(6, null, NOW)).toBe(30_000);
  expect(waitBefore(40, null, NOW)).toBe(30_000);
});

test.each([
  ["5", 5_000],
  ["30", 30_000],
  ["Sat, 21 Nov 2026 02:00:20 GMT", 20_000],
])("Retry-After: %s is waited for", (retryAfter, ms) => {
  expect(waitBefore(1, retryAfter, NOW)).toBe(ms);
});

test.each(["0", "1", "", "-5", "soon", "Sat, 21 Nov 2026 01:00:00 GMT"])(
  "Retry-After: '%s' makes no retry come sooner",
  (retryAfter) => {
    expect(waitBefore(3, retryAfter, NOW)).toBe(4_000);
  },
);

test.each(["31", "86400", "Sat, 21 Nov 2026 02:00:31 GMT"])(
  "Retry-After: %s is longer than anybody waits",
  (retryAfter) => {
    expect(waitBefore(1, retryAfter, NOW)).toBeUndefined();
  },
);
