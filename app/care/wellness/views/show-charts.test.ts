import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { showCharts } from "./show-charts.ts";

const entry = (takenAt: string, weightGrams: number | null, mood: number) => ({
  takenAt: new Date(takenAt),
  mood,
  energy: 10,
  weightGrams,
  sleepMinutes: 450,
});
const about = { first: "2026-10-25", now: NOW, unit: "kg" } as const;

test("a chart has lines for the eye and the same as rows, with gaps in both", () => {
  const entries = [
    entry("2026-10-25T02:00:00Z", 75_000, 1),
    entry("2026-10-27T02:00:00Z", null, 10),
    entry("2026-11-21T01:00:00Z", 73_000, 10),
  ];
  const [weight, mood, energy, sleep] = showCharts(entries, about);
  expect(weight).toMatchObject({
    least: "72.0 kg",
    most: "76.0 kg",
    newest: "Latest: 73.0 kg",
    lines: [[{ x: 0, y: 40 }], [{ x: 720, y: 120 }]],
    rows: [
      { day: "Oct 25, 2026", value: "75.0 kg" },
      { day: "Nov 21, 2026", value: "73.0 kg" },
    ],
  });
  expect(mood?.lines.map((line) => line.length)).toEqual([2, 1]);
  expect(mood?.lines[0]).toEqual([
    { x: 0, y: 160 },
    { x: 53.3, y: 0 },
  ]);
  expect(energy?.lines[1]).toEqual([{ x: 720, y: 0 }]);
  expect(sleep?.rows[0]?.value).toBe("7.5 h");
});

test("the first, the last, the lowest and the highest value are written into the chart", () => {
  const entries = [
    entry("2026-10-25T02:00:00Z", 75_000, 5),
    entry("2026-11-01T02:00:00Z", 77_000, 5),
    entry("2026-11-08T02:00:00Z", 72_000, 5),
    entry("2026-11-21T01:00:00Z", 73_000, 5),
  ];
  const [weight, mood] = showCharts(entries, about);
  expect(weight?.marks.map(({ text, isBelow, anchor }) => [text, isBelow, anchor])).toEqual([
    ["73.0 kg", false, "end"],
    ["75.0 kg", true, "start"],
    ["72.0 kg", true, "middle"],
    ["77.0 kg", false, "middle"],
  ]);
  // Equal values are written at both ends.
  expect(mood?.marks.map(({ text }) => text)).toEqual(["5", "5"]);
});

test("values that would touch are left out", () => {
  const entries = [
    entry("2026-11-19T02:00:00Z", 75_000, 5),
    entry("2026-11-20T02:00:00Z", 74_000, 5),
    entry("2026-11-21T01:00:00Z", 73_000, 5),
  ];
  const [weight] = showCharts(entries, about);
  expect(weight?.marks.map(({ text }) => text)).toEqual(["73.0 kg", "75.0 kg"]);
});

test("without entries every chart is empty, and has its range", () => {
  for (const chart of showCharts([], about)) {
    expect(chart).toMatchObject({ lines: [], rows: [], newest: undefined, from: "Oct 25, 2026" });
  }
  expect(showCharts([], { ...about, first: undefined })[0]).toMatchObject({ from: "Nov 21, 2026" });
});

test("pounds are shown in pounds", () => {
  const [weight] = showCharts([entry("2026-11-20T02:00:00Z", 74_843, 5)], {
    ...about,
    unit: "lbs",
  });
  expect(weight?.newest).toBe("Latest: 165.0 lb");
});
