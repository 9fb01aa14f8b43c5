import { expect, test } from "vitest";
import { readMinute, writeMinute } from "./shop-minute.ts";

test.each([
  ["2026-11-21T09:00", "2026-11-21T01:00:00.000Z"],
  ["2026-01-01T00:00", "2025-12-31T16:00:00.000Z"],
])("%s in Manila is %s", (typed, iso) => {
  expect(readMinute(typed)?.toISOString()).toBe(iso);
  expect(writeMinute(new Date(iso))).toBe(typed);
});

test.each(["", "2026-02-30T09:00", "2026-11-21", "2026-11-21T24:00", "soon"])(
  "“%s” is no minute",
  (typed) => {
    expect(readMinute(typed)).toBeUndefined();
  },
);
