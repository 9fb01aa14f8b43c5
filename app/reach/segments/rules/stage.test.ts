import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { LAPSED_AFTER, SLIPPING_AFTER, stageOf, type Stage } from "./stage.ts";

const now = new Date("2026-11-21T02:00:00Z");

test.each<[number, number | null, Stage]>([
  [0, null, "none"],
  [1, 0, "first"],
  [1, SLIPPING_AFTER, "first"],
  [2, SLIPPING_AFTER, "regular"],
  [1, SLIPPING_AFTER + 1, "slipping"],
  [9, SLIPPING_AFTER + 1, "slipping"],
  [9, LAPSED_AFTER, "slipping"],
  [9, LAPSED_AFTER + 1, "lapsed"],
])("%i orders, the last one %s days ago: %s", (orders, daysAgo, stage) => {
  const lastOrderAt = daysAgo === null ? null : addDays(now, -daysAgo);
  expect(stageOf(orders, lastOrderAt, now)).toBe(stage);
});
