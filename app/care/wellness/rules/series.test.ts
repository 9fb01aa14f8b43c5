import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import {
  firstDayOf,
  linesThrough,
  pointsOf,
  readRange,
  stepOf,
  type MeasuredEntry,
} from "./series.ts";

const entry = (takenAt: string, over: Partial<MeasuredEntry> = {}): MeasuredEntry => ({
  takenAt: new Date(takenAt),
  mood: 5,
  energy: 5,
  weightGrams: null,
  sleepMinutes: null,
  ...over,
});

test("a day of Manila is the mean of its entries; what was not measured has no point", () => {
  const entries = [
    entry("2026-11-20T17:00:00Z", { mood: 4, weightGrams: 75_000 }),
    entry("2026-11-21T01:00:00Z", { mood: 7 }),
    entry("2026-11-23T01:00:00Z", { mood: 8, weightGrams: 74_000 }),
  ];
  expect(pointsOf(entries, "mood", "day")).toEqual([
    { day: "2026-11-21", value: 5.5 },
    { day: "2026-11-23", value: 8 },
  ]);
  expect(pointsOf(entries, "weight", "day")).toHaveLength(2);
  expect(pointsOf(entries, "sleep", "day")).toEqual([]);
});

test("weeks begin on Monday", () => {
  const entries = ["2026-11-16", "2026-11-22", "2026-11-23"].map((day, index) =>
    entry(`${day}T03:00:00Z`, { energy: 2 + index * 2 }),
  );
  expect(pointsOf(entries, "energy", "week")).toEqual([
    { day: "2026-11-16", value: 3 },
    { day: "2026-11-23", value: 6 },
  ]);
});

test("a gap of more than a week ends the line, one of a week does not", () => {
  const points = ["2026-11-01", "2026-11-08", "2026-11-16"].map((day) => ({ day, value: 5 }));
  expect(linesThrough(points, "day").map((line) => line.length)).toEqual([2, 1]);
  expect(linesThrough(points, "week").map((line) => line.length)).toEqual([3]);
  expect(linesThrough([], "day")).toEqual([]);
});

test("ranges end today, and anything else is the usual one", () => {
  expect(firstDayOf("4w", NOW)).toBe("2026-10-25");
  expect(firstDayOf("12w", NOW)).toBe("2026-08-30");
  expect(firstDayOf("all", NOW)).toBeUndefined();
  expect(["4w", "all", "2w", null].map(readRange)).toEqual(["4w", "all", "12w", "12w"]);
});

test("half a year and more is shown by weeks", () => {
  expect(stepOf("2026-01-01", "2026-06-30")).toBe("day");
  expect(stepOf("2026-01-01", "2026-07-02")).toBe("week");
});
