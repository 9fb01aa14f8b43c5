import { expect, test } from "vitest";
import { concernsOf } from "./concerns-of.ts";
import { courseLabelOf } from "./course-labels.ts";
import type { Course } from "./course.ts";

const label = courseLabelOf("tirzepatide");
if (!label) throw new Error("it has a label");
const course: Course = { by: "label", label, step: 0 };
const dose = (takenOn: string, micrograms = 2_500) => ({
  takenOn,
  micrograms,
  instructionId: null,
});

test.each([
  ["a week after the last one", dose("2026-11-16"), []],
  ["three days after", dose("2026-11-12"), []],
  ["two days after", dose("2026-11-11"), [{ kind: "soon", days: 2 }]],
  ["two days before one that is logged", dose("2026-11-07"), [{ kind: "soon", days: 2 }]],
  ["more than planned", dose("2026-11-16", 5_000), [{ kind: "more" }]],
])("a dose %s", (_, taken, expected) => {
  expect(concernsOf(course, [dose("2026-11-09")], taken)).toEqual(expected);
});

test("the first one is no concern, and without a label no number of days is", () => {
  expect(concernsOf(course, [], dose("2026-11-09"))).toEqual([]);
  const steps = [{ micrograms: 2_500, doses: null }];
  const instruction = { id: "i", everyDays: 7, validUntil: "2027-01-01", steps };
  const byHand: Course = { by: "instruction", label: undefined, instruction };
  expect(concernsOf(byHand, [dose("2026-11-09")], dose("2026-11-10"))).toEqual([]);
});
