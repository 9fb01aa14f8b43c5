import { expect, test } from "vitest";
import { recordWeeks, type NotedEntry, type RecordRows } from "./timeline-pdf.server.ts";

const TODAY = "2026-11-26";
const stored = (over: Partial<RecordRows>): RecordRows => ({
  doses: [],
  felt: [],
  entries: [],
  ...over,
});
const entry = (day: string, over: Partial<NotedEntry> = {}): NotedEntry => ({
  day,
  at: new Date(`${day}T08:00:00+08:00`),
  mood: 5,
  energy: 5,
  sleepMinutes: null,
  weightGrams: null,
  ...over,
});

test.each([
  ["nothing", stored({}), []],
  ["this week alone", stored({ doses: [{ day: TODAY, text: "2.5 mg" }] }), ["2026-11-23"]],
  [
    "a gap",
    stored({ felt: [{ day: "2026-11-09", felt: ["Nausea"] }] }),
    ["2026-11-09", "2026-11-16", "2026-11-23"],
  ],
  ["what is older", stored({ entries: [entry("2026-09-06")] }), []],
  ["the day after", stored({ doses: [{ day: "2026-11-30", text: "5 mg" }] }), []],
])("of %s, it has these weeks", (_, given, weeks) => {
  expect(recordWeeks(given, TODAY).map(({ week }) => week)).toEqual(weeks);
});

test("twelve weeks are the most", () => {
  const given = stored({ entries: [entry("2026-09-07"), entry("2026-08-01")] });
  expect(recordWeeks(given, TODAY)).toHaveLength(12);
  expect(recordWeeks(given, TODAY, 5)).toEqual([]);
});

test("means are of what was noted, and the weight is the last", () => {
  const entries = [
    entry("2026-11-25", { mood: 8, energy: 2, weightGrams: 74_000 }),
    entry("2026-11-23", { mood: 5, energy: 3, sleepMinutes: 420, weightGrams: 75_000 }),
    entry("2026-11-24", { mood: 5, energy: 4, sleepMinutes: 480 }),
  ];
  const figures = { mood: 6, energy: 3, sleepHours: 7.5, weightGrams: 74_000 };
  expect(recordWeeks(stored({ entries }), TODAY)).toMatchObject([figures]);
});

test("the most frequent symptoms are named, whatever their capitals, and the others counted", () => {
  const felt = [
    { day: TODAY, felt: ["Itch", "Nausea", "Headache"] },
    { day: TODAY, felt: ["nausea", "Fever", "headache"] },
  ];
  expect(recordWeeks(stored({ felt }), TODAY)[0]?.felt).toEqual({
    named: [
      { text: "Nausea", count: 2 },
      { text: "Headache", count: 2 },
      { text: "Itch", count: 1 },
    ],
    more: 1,
  });
});
