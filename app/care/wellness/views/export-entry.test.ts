import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { csvRow, jsonEntry } from "./export-entry.ts";

const entry = {
  id: "019aa000-0000-7000-8000-000000000001",
  takenAt: NOW,
  mood: 7,
  energy: 3,
  weightGrams: 74_843,
  sleepMinutes: null,
  words: { notes: "=1+1", symptoms: ["Nausea", "itchy"] },
};

test("a row has the time of Manila and kilograms", () => {
  expect(csvRow(entry)).toEqual(["2026-11-21 10:00", 7, 3, 74.8, "", "Nausea; itchy", "=1+1"]);
  expect(csvRow({ ...entry, words: undefined }).slice(5)).toEqual(["(unreadable)", "(unreadable)"]);
});

test("as JSON it says by null what is not there", () => {
  expect(jsonEntry(entry)).toEqual({
    id: entry.id,
    takenAt: "2026-11-21T02:00:00.000Z",
    mood: 7,
    energy: 3,
    weightKg: 74.8,
    sleepHours: null,
    symptoms: ["Nausea", "itchy"],
    notes: "=1+1",
  });
  expect(jsonEntry({ ...entry, words: undefined })).toMatchObject({ symptoms: null, notes: null });
});
