import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { NOW } from "#tests/now.ts";
import { entryInput } from "../input.ts";
import { entryTexts, newEntryTexts } from "./entry-texts.ts";

test.each(["kg", "lbs"] as const)("what a form shows in %s is read as the same entry", (unit) => {
  const measured = { takenAt: NOW, mood: 7, energy: 3, weightGrams: 74_843, sleepMinutes: 390 };
  const words = { notes: "Slept late", symptoms: ["Nausea", "dry mouth", "itchy"] };
  const read = parseForm(entryInput(NOW), entryTexts({ ...measured, words }, unit));
  expect(read).toMatchObject({
    ok: true,
    value: { unit, entry: { mood: 7, energy: 3, ...words } },
  });
});

test("a new entry begins now, in the middle of both scales", () => {
  const begun = newEntryTexts(NOW, "kg");
  expect(begun).toEqual({ at: "2026-11-21T10:00", mood: "5", energy: "5", unit: "kg" });
  expect(parseForm(entryInput(NOW), { ...begun }).ok).toBe(true);
});
