import fc from "fast-check";
import { expect, test } from "vitest";
import { courseLabelOf } from "./course-labels.ts";
import type { Course, TakenDose } from "./course.ts";
import { daysFrom, plusDays } from "./days.ts";
import { earliestNext, guidanceOf, missedInRow, nextDose, type Plan } from "./next-dose.ts";

const START = "2026-11-02";
const on = (day: number) => plusDays(START, day);
const took = (...days: number[]): TakenDose[] =>
  days.map((day) => ({ takenOn: on(day), micrograms: 2_500, instructionId: null }));

function labelled(slug: "tirzepatide" | "semaglutide"): Course {
  const label = courseLabelOf(slug);
  if (!label) throw new Error("it has a label");
  return { by: "label", label, step: 0 };
}

const byHand = (steps: [number, number | null][], validUntil = "2027-06-01"): Course => ({
  by: "instruction",
  label: undefined,
  instruction: {
    id: "i",
    everyDays: 5,
    validUntil,
    steps: steps.map(([micrograms, doses]) => ({ micrograms, doses })),
  },
});

const plan = (course: Course, ...days: number[]): Plan => ({
  course,
  startsOn: START,
  doses: took(...days),
});
const due = (given: Plan, today: number) => {
  const next = nextDose(given, on(today));
  return "ended" in next ? next.ended : daysFrom(START, next.dueOn);
};

test.each([
  ["before it starts", [], -3, 0],
  ["on the first day", [], 0, 0],
  ["on the last late day of the first", [], 4, 0],
  ["a day after that", [], 5, 7],
  ["after the first dose", [0], 1, 7],
  ["after one that was late, on the same weekday as before", [4], 4, 7],
  ["after one that was a day early", [6], 6, 14],
  ["after two for one day, at the day after the next one", [0, 3], 3, 14],
  ["after a week without", [0], 12, 14],
  ["after two weeks without", [0], 19, 21],
] as const)("tirzepatide is due %s", (_, days, today, expected) => {
  expect(due(plan(labelled("tirzepatide"), ...days), today)).toBe(expected);
});

test("semaglutide may be late by one day more than tirzepatide", () => {
  expect(due(plan(labelled("semaglutide"), 0), 12)).toBe(7);
  expect(due(plan(labelled("tirzepatide"), 0), 12)).toBe(14);
});

test("what was missed is said, and how many in a row", () => {
  const missing = plan(labelled("semaglutide"), 0);
  expect(nextDose(missing, on(20))).toMatchObject({ dueOn: on(21), missed: [on(7), on(14)] });
  expect([11, 12, 13, 19, 20].map((day) => missedInRow(missing, on(day)))).toEqual([0, 0, 1, 1, 2]);
  expect(missedInRow(plan(labelled("semaglutide")), on(5))).toBe(0);
  expect(missedInRow(plan(labelled("semaglutide")), on(6))).toBe(1);
});

test("a dose is due, late within the label's days, or ahead", () => {
  const next = nextDose(plan(labelled("tirzepatide"), 0), on(8));
  if ("ended" in next) throw new Error("it goes on");
  expect(guidanceOf(next, on(5))).toEqual({ kind: "ahead", inDays: 2 });
  expect(guidanceOf(next, on(7))).toEqual({ kind: "due" });
  expect(guidanceOf(next, on(8))).toEqual({ kind: "late", days: 1, until: on(11) });
});

test("an instruction gives its own doses, days and end, and no rule for what is late", () => {
  const steps = byHand([
    [1_000, 2],
    [2_000, 1],
  ]);
  const by = (count: number) => ({
    course: steps,
    startsOn: START,
    doses: took(...[0, 5, 10].slice(0, count)).map((dose) => ({ ...dose, instructionId: "i" })),
  });
  expect(nextDose(by(0), START)).toEqual({
    dueOn: START,
    micrograms: 1_000,
    lateUntil: null,
    missed: [],
  });
  expect(nextDose(by(2), START)).toMatchObject({ dueOn: on(10), micrograms: 2_000 });
  expect(nextDose(by(3), START)).toEqual({ ended: "doses" });
  expect(nextDose({ ...by(2), course: byHand([[1_000, null]], on(9)) }, START)).toEqual({
    ended: "time",
  });
});

test("doses of an earlier instruction do not count for a newer one", () => {
  const course = byHand([
    [1_000, 1],
    [2_000, null],
  ]);
  const doses = took(0).map((dose) => ({ ...dose, instructionId: "older" }));
  expect(nextDose({ course, startsOn: START, doses }, on(1))).toMatchObject({ micrograms: 1_000 });
});

test("a plan goes on no sooner than the label lets two doses follow each other", () => {
  const { course, doses } = plan(labelled("tirzepatide"), 0);
  expect(earliestNext({ course, doses }, on(1))).toBe(on(3));
  expect(earliestNext({ course, doses }, on(30))).toBe(on(30));
  expect(earliestNext({ course: labelled("semaglutide"), doses }, on(1))).toBe(on(7));
  expect(earliestNext({ course, doses: [] }, on(1))).toBe(on(1));
});

test("whatever was taken when, the next dose is a day of the plan that is not over", () => {
  const slug = fc.constantFrom("tirzepatide" as const, "semaglutide" as const);
  const days = fc.uniqueArray(fc.integer({ min: -30, max: 200 }), { maxLength: 30 });
  fc.assert(
    fc.property(slug, days, fc.integer({ min: -10, max: 220 }), (which, taken, today) => {
      const course = labelled(which);
      const given = plan(course, ...taken);
      const next = nextDose(given, on(today));
      if ("ended" in next) throw new Error("a label does not end");
      expect(daysFrom(START, next.dueOn) % 7).toBe(0);
      expect(next.lateUntil && next.lateUntil >= on(today)).toBe(true);
      // A dose logged on its day completes that day.
      const after = nextDose(plan(course, ...taken, daysFrom(START, next.dueOn)), on(today));
      expect("dueOn" in after && after.dueOn > next.dueOn).toBe(true);
    }),
  );
});
