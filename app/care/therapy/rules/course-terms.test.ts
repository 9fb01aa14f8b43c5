import { expect, test } from "vitest";
import { courseLabelOf } from "./course-labels.ts";
import { mostOf, type Course } from "./course.ts";
import { daysToCome } from "./days-to-come.ts";
import { urgenciesOf } from "./felt.ts";
import { whyNotInstruct, whyNotMix } from "./plan-terms.ts";
import { rotateSites } from "./rotate-sites.ts";

const tirzepatide = courseLabelOf("tirzepatide");
const written = (...steps: [number, number | null][]) =>
  steps.map(([micrograms, doses]) => ({ micrograms, doses }));

test("only approved medicines have a label, so any other compound has none", () => {
  for (const compound of ["retatrutide", "glow", "klow", "nad", "other", null] as const) {
    expect(courseLabelOf(compound)).toBeUndefined();
  }
  expect(courseLabelOf("semaglutide")?.label.max).toBe(2_400);
});

test("an instruction stays within the label, and only its last step has no end", () => {
  expect(whyNotInstruct(written([2_500, 4], [5_000, null]), tirzepatide)).toBeUndefined();
  expect(whyNotInstruct(written([15_001, null]), tirzepatide)).toBe("above_label");
  expect(whyNotInstruct(written([15_001, null]), undefined)).toBeUndefined();
  expect(whyNotInstruct(written([2_500, null], [5_000, 4]), tirzepatide)).toBe("no_end_but_last");
});

test("what a course comes to is never above the label", () => {
  const instruction = { id: "i", everyDays: 7, validUntil: "2027-01-01", steps: [] };
  const course = (most: number): Course => ({
    by: "instruction",
    label: tirzepatide,
    instruction: { ...instruction, steps: written([most, null]) },
  });
  expect(mostOf(course(7_500))).toBe(7_500);
  expect(mostOf(course(90_000))).toBe(15_000);
});

test("the sites that rested longest come first, and unused ones before them", () => {
  const used = [
    { site: "belly_left", takenOn: "2026-11-16" },
    { site: "belly_right", takenOn: "2026-11-09" },
    { site: null, takenOn: "2026-11-20" },
    { site: "belly_right", takenOn: "2026-11-02" },
  ] as const;
  const order = rotateSites(used);
  expect(order.slice(0, 4)).toEqual(["thigh_left", "thigh_right", "arm_left", "arm_right"]);
  expect(order.slice(4)).toEqual(["belly_right", "belly_left"]);
});

test("warning signs need somebody, common effects do not", () => {
  expect(urgenciesOf(["nausea", "low_appetite"])).toEqual([]);
  expect(urgenciesOf(["nausea", "severe_belly_pain"])).toEqual(["emergency"]);
  expect(urgenciesOf(["neck_lump"])).toEqual(["doctor"]);
  expect(urgenciesOf(["breathing", "dark_thoughts", "neck_lump"])).toEqual([
    "crisis",
    "emergency",
    "doctor",
  ]);
});

test("the days to come end with the instruction, and are as many as asked for", () => {
  const course: Course = {
    by: "instruction",
    label: undefined,
    instruction: {
      id: "i",
      everyDays: 7,
      validUntil: "2026-11-30",
      steps: written([1_000, 2], [2_000, null]),
    },
  };
  const plan = { course, startsOn: "2026-11-02", doses: [] };
  const days = daysToCome(plan, "2026-11-01", 12).map(({ dueOn, micrograms }) => [
    dueOn,
    micrograms,
  ]);
  expect(days).toEqual([
    ["2026-11-02", 1_000],
    ["2026-11-09", 1_000],
    ["2026-11-16", 2_000],
    ["2026-11-23", 2_000],
    ["2026-11-30", 2_000],
  ]);
  expect(daysToCome(plan, "2026-11-01", 2)).toHaveLength(2);
});

const powder = { compound: "other", route: "under_skin", form: "powder_vial" } as const;
const mix = (waterMicrolitres: number) => ({ vialMicrograms: 10_000, waterMicrolitres });

test.each([
  [null, powder, undefined],
  [mix(500), powder, undefined],
  [mix(5_000), powder, undefined],
  [mix(499), powder, "water"],
  [mix(5_001), powder, "water"],
  [mix(2_000), { ...powder, compound: null }, "not_mixed"],
  [mix(2_000), { ...powder, route: "into_vein" }, "not_mixed"],
  [mix(2_000), { ...powder, form: "liquid_vial" }, "not_mixed"],
  [mix(2_000), { ...powder, form: null }, "not_mixed"],
] as const)("mixing %j of %j is refused as %s", (mixing, substance, reason) => {
  expect(whyNotMix(mixing, substance)).toBe(reason);
});
