import { expect, test } from "vitest";
import { onHandByDay } from "./on-hand-by-day.ts";

test("each day ends with what it began with and what came and went", () => {
  const changes = [
    { day: "2026-11-21", change: -2 },
    { day: "2026-11-19", change: 10 },
  ];
  expect(onHandByDay(8, "2026-11-21", 4, changes)).toEqual([
    { day: "2026-11-18", onHand: 0 },
    { day: "2026-11-19", onHand: 10 },
    { day: "2026-11-20", onHand: 10 },
    { day: "2026-11-21", onHand: 8 },
  ]);
});
