import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { NOW } from "#tests/now.ts";
import { entryInput } from "./input.ts";
import { LONGEST_NOTES } from "./rules/longest-notes.ts";

const form = { at: "2026-11-21T09:30", mood: "5", energy: "5", unit: "kg" };
const read = (over: Record<string, string>) => parseForm(entryInput(NOW), { ...form, ...over });

test("the least that an entry says is when, a mood and an energy", () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      unit: "kg",
      entry: {
        takenAt: new Date("2026-11-21T01:30:00Z"),
        mood: 5,
        energy: 5,
        weightGrams: null,
        sleepMinutes: null,
        symptoms: [],
        notes: "",
      },
    },
  });
});

test("all of it, as people type it", () => {
  const full = {
    weight: "74,5",
    sleep: "7.5",
    symptoms: " dry mouth ,NAUSEA ",
    notes: " ok\r\nok ",
  };
  expect(read({ ...full, "chip-nausea": "on" })).toMatchObject({
    value: {
      entry: {
        weightGrams: 74_500,
        sleepMinutes: 450,
        symptoms: ["Nausea", "dry mouth"],
        notes: "ok\nok",
      },
    },
  });
});

test.each([
  ["at", ""],
  ["at", "2026-11-21T10:06"],
  ["at", "2026-02-30T10:00"],
  ["at", "1999-12-31T10:00"],
  ["mood", "0"],
  ["mood", "11"],
  ["energy", "5.5"],
  ["energy", ""],
  ["weight", "74.55"],
  ["weight", "19.9"],
  ["weight", "400.1"],
  ["weight", "-70"],
  ["sleep", "7.25"],
  ["sleep", "24.5"],
  ["unit", "stone"],
  ["symptoms", "x".repeat(61)],
  ["symptoms", Array.from({ length: 21 }, (_, n) => `s${n}`).join(",")],
  ["notes", "x".repeat(LONGEST_NOTES + 1)],
  ["chip-nausea", "maybe"],
])("%s: “%s” is refused beside its field, in our own words", (name, value) => {
  const answer = read({ [name]: value });
  if (answer.ok) throw new Error("it was taken");
  expect(Object.keys(answer.errors)).toEqual([name]);
  expect(answer.errors[name]).not.toMatch(/invalid/i);
});

test("no field may be missing but those that are optional", () => {
  const answer = parseForm(entryInput(NOW), {});
  if (answer.ok) throw new Error("it was taken");
  expect(Object.keys(answer.errors).toSorted()).toEqual(["at", "energy", "mood", "unit"]);
});
