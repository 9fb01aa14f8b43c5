import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { aboutSteps } from "./about-steps.ts";

test("an untouched shop says how a cold parcel travels, with its own delivery times", () => {
  const stored = { ships_days_min: "2", ships_days_max: "3" };
  const [parcels, wrong] = aboutSteps(readSettings(stored));
  expect(parcels?.steps[1]).toMatch(/^Orders ship in 2-3 business days and arrive 3-5 business/);
  expect(wrong?.steps[0]).toMatch(/do not use it/);
});

test("the owner's lines are steps, and an emptied text is gone", () => {
  const stored = { cold_parcels: " ", when_wrong: "Call us.\n\n  Keep the box. \n" };
  expect(aboutSteps(readSettings(stored))).toEqual([
    { id: "when-wrong", title: "If something is wrong", steps: ["Call us.", "Keep the box."] },
  ]);
});
