import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { labelSteps } from "#app/goods/catalog/rules/label-steps.ts";
import { doubledDose, SCHEDULE_WEEKS, scheduleOf } from "./dosing-schedule.ts";
import { LABELS, labelStep, MEDICATIONS, strengthWithin, type Medication } from "./medications.ts";
import { weightRange } from "./weight-range.ts";

const mg = (medication: Medication) =>
  scheduleOf(LABELS[medication]).map(({ dose }) => dose / 1_000);
/** A dose for each four weeks. */
const everyFour = (medication: Medication) => mg(medication).filter((_, week) => week % 4 === 0);

/**
 * The steps of each label as its section on dosing lists them: from which week, how many mg.
 * Zepbound 2.1, Wegovy 2.2 and Saxenda 2.1, United States, read in November 2026.
 */
const SOURCES: Readonly<Record<Medication, readonly (readonly [number, number])[]>> = {
  tirzepatide: [
    [1, 2.5],
    [5, 5],
    [9, 7.5],
    [13, 10],
    [17, 12.5],
    [21, 15],
  ],
  semaglutide: [
    [1, 0.25],
    [5, 0.5],
    [9, 1],
    [13, 1.7],
    [17, 2.4],
  ],
  liraglutide: [
    [1, 0.6],
    [2, 1.2],
    [3, 1.8],
    [4, 2.4],
    [5, 3],
  ],
};

describe("the schedule", () => {
  it("of tirzepatide is the label's, where the doubling would pass it", () => {
    const doubled = [1, 5, 9, 13, 17].map((week) => doubledDose(LABELS.tirzepatide, week) / 1_000);
    expect(doubled).toEqual([2.5, 5, 10, 15, 15]);
    expect(everyFour("tirzepatide")).toEqual([2.5, 5, 7.5, 10, 12.5]);
  });

  it("of semaglutide has 1.7 mg where the doubling has 2", () => {
    expect(everyFour("semaglutide")).toEqual([0.25, 0.5, 1, 1.7, 2.4]);
  });

  it("of liraglutide rises every week, as on its label", () => {
    expect(mg("liraglutide").slice(0, 6)).toEqual([0.6, 1.2, 1.8, 2.4, 3, 3]);
  });

  it.each(Object.entries(SOURCES))("of %s has every step of its source", (name, source) => {
    const medication = MEDICATIONS.find((one) => one === name);
    if (!medication) throw new Error(`${name} has no label here`);
    const { ladder, max, start } = LABELS[medication];
    expect(ladder.map(({ fromWeek, dose }) => [fromWeek, dose / 1_000])).toEqual(source);
    expect([start, max]).toEqual([ladder[0].dose, ladder.at(-1)?.dose]);
    const weeks = mg(medication);
    const shown = source.filter(([week]) => week <= SCHEDULE_WEEKS);
    expect(shown.map(([week]) => [week, weeks[week - 1]])).toEqual(shown);
    expect(new Set(weeks)).toEqual(new Set(shown.map(([, dose]) => dose)));
  });

  it.each(["tirzepatide", "semaglutide"] as const)("of %s has the steps of its page", (name) => {
    expect(labelSteps(name)).toEqual(SOURCES[name].map(([, dose]) => dose));
  });

  it("names its weeks: four of titration, then more until the maximum", () => {
    const phases = scheduleOf(LABELS.semaglutide).map(({ phase }) => phase);
    expect(phases.slice(0, 4)).toEqual(Array(4).fill("titration"));
    expect(phases.slice(4, 16)).toEqual(Array(12).fill("increase"));
    expect(phases.slice(16)).toEqual(Array(4).fill("maintenance"));
    expect(scheduleOf(LABELS.tirzepatide).at(-1)?.phase).toBe("increase");
  });

  it("is never above the label, the maximum or a weekly doubling, and always a strength that exists", () => {
    for (const medication of MEDICATIONS) {
      const label = LABELS[medication];
      const strengths = label.ladder.map(({ dose }) => dose);
      const weeks = scheduleOf(label);
      expect(weeks.map(({ week }) => week)).toEqual(
        Array.from({ length: SCHEDULE_WEEKS }, (_, index) => index + 1),
      );
      for (const [index, { week, dose }] of weeks.entries()) {
        expect(dose).toBeLessThanOrEqual(labelStep(label, week));
        const doubled = label.every === "week" ? doubledDose(label, week) : label.max;
        expect(dose).toBeLessThanOrEqual(doubled);
        expect(dose).toBeLessThanOrEqual(label.max);
        expect(strengths).toContain(dose);
        expect(dose).toBeGreaterThanOrEqual(weeks[index - 1]?.dose ?? label.start);
      }
    }
  });
});

test("a strength is the largest that is not above a dose", () => {
  fc.assert(
    fc.property(fc.constantFrom(...MEDICATIONS), fc.nat({ max: 20_000 }), (medication, dose) => {
      const label = LABELS[medication];
      const found = strengthWithin(label, dose);
      const fitting = label.ladder.map((step) => step.dose).filter((one) => one <= dose);
      expect(found).toBe(fitting.length > 0 ? Math.max(...fitting) : label.start);
    }),
  );
});

test.each([
  [149.9, "lbs", "lower"],
  [150, "lbs", "standard"],
  [250, "lbs", "standard"],
  [250.1, "lbs", "higher"],
  [67.9, "kg", "lower"],
  [68, "kg", "standard"],
  [113.4, "kg", "standard"],
  [113.5, "kg", "higher"],
] as const)("%d %s is the %s range", (weight, unit, range) => {
  expect(weightRange(weight, unit)).toBe(range);
});
