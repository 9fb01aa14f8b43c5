import { expect, test } from "vitest";
import { isDay } from "./is-day.ts";

test.each([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-1", false],
  ["21.11.2026", false],
  ["1826-11-21", false],
  ["2026-11-21T00:00", false],
  ["", false],
])("%j is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});
