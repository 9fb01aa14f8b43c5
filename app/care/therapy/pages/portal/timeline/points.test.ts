import { expect, test } from "vitest";
import { countLanes, dayOf, inOrder, type Lane, type Point } from "./points.ts";

const point = (id: string, day: string, clock?: string, lane: Lane = "doses"): Point => ({
  id,
  lane,
  day,
  at: clock === undefined ? null : new Date(`${day}T${clock}:00+08:00`),
  title: id,
  details: [],
  short: id,
  to: undefined,
});

test("points are in order of days, then without a time, then of the clock, then of lanes", () => {
  const points = [
    point("late", "2026-11-21", "23:30"),
    point("visit", "2026-11-21", "09:00", "visits"),
    point("order", "2026-11-21", "09:00", "orders"),
    point("untimed", "2026-11-21"),
    point("before", "2026-11-20", "23:59"),
    point("after", "2026-11-22", undefined, "orders"),
  ];
  const order = ["before", "untimed", "order", "visit", "late", "after"];
  expect(inOrder(points).map(({ id }) => id)).toEqual(order);
  expect(inOrder(points.toReversed()).map(({ id }) => id)).toEqual(order);
});

test("a moment belongs to its day in Manila", () => {
  expect(dayOf(new Date("2026-11-20T15:59:59Z"))).toBe("2026-11-20");
  expect(dayOf(new Date("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
});

test("the same words on a lane are counted together", () => {
  const shorts = (lane: Lane, ...words: string[]) =>
    words.map((short, index) => ({
      ...point(`${lane}${index}`, "2026-11-21", undefined, lane),
      short,
    }));
  expect(countLanes([...shorts("entries", "a", "b", "a"), ...shorts("orders", "a")])).toEqual([
    { lane: "orders", what: [{ short: "a", count: 1 }] },
    {
      lane: "entries",
      what: [
        { short: "a", count: 2 },
        { short: "b", count: 1 },
      ],
    },
  ]);
  expect(countLanes([])).toEqual([]);
});
