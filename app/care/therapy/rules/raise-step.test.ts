import fc from "fast-check";
import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import { expect, test } from "vitest";
import { labelStep } from "#app/care/dosing/rules/medications.ts";
import { courseLabelOf, type CourseLabel } from "./course-labels.ts";
import { stepOf, type TakenDose } from "./course.ts";
import { daysFrom, plusDays } from "./days.ts";
import { mayRaise, nextRaise } from "./raise-step.ts";

const START = "2026-11-02";
const on = (day: number) => plusDays(START, day);

function labelOf(compound: Compound): CourseLabel {
  const found = courseLabelOf(compound);
  if (!found) throw new Error(`${compound} has a label`);
  return found;
}
const tirzepatide = labelOf("tirzepatide");
const took = (micrograms: number, ...days: number[]): TakenDose[] =>
  days.map((day) => ({ takenOn: on(day), micrograms, instructionId: null }));

test("a step is raised after four weeks with their doses, and not before", () => {
  const three = nextRaise(tirzepatide, 0, took(2_500, 0, 7, 14));
  expect(three).toEqual({ micrograms: 5_000, from: null, dosesLeft: 1 });
  const four = nextRaise(tirzepatide, 0, took(2_500, 0, 7, 14, 21));
  expect(four).toEqual({ micrograms: 5_000, from: on(28), dosesLeft: 0 });
  expect([mayRaise(four, on(27)), mayRaise(four, on(28)), mayRaise(three, on(90))]).toEqual([
    false,
    true,
    false,
  ]);
});

test("doses of a lower step do not count, and the last step has none above it", () => {
  expect(nextRaise(tirzepatide, 1, took(2_500, 0, 7, 14, 21, 28))).toMatchObject({ dosesLeft: 4 });
  expect(nextRaise(tirzepatide, 5, took(15_000, 0, 7, 14, 21))).toBeUndefined();
});

test("nobody comes above the label's step of the week, or its maximum, however they go on", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 });
  const slug = fc.constantFrom("tirzepatide", "semaglutide");
  fc.assert(
    fc.property(slug, gaps, (which, between) => {
      const course = labelOf(which);
      const doses: TakenDose[] = [];
      let step = 0;
      let day = 0;
      for (const gap of between) {
        // Everybody raises as soon as they may.
        if (mayRaise(nextRaise(course, step, doses), on(day))) step += 1;
        const micrograms = stepOf(course, step);
        const week = Math.floor(day / 7) + 1;
        expect(micrograms).toBeLessThanOrEqual(labelStep(course.label, week));
        expect(micrograms).toBeLessThanOrEqual(course.label.max);
        doses.push({ takenOn: on(day), micrograms, instructionId: null });
        day += gap;
      }
      expect(daysFrom(START, on(day))).toBe(day);
    }),
  );
});
