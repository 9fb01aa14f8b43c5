import { labelStep, strengthWithin, type Label, type Micrograms } from "./medications.ts";

export const SCHEDULE_WEEKS = 20;
/** Shown at once; the others on request. */
export const SHOWN_WEEKS = 12;

const WEEKS_A_STEP = 4;

export type Phase = "titration" | "increase" | "maintenance";
export type ScheduleWeek = { week: number; dose: Micrograms; phase: Phase };

/** The dose of a week by the documented arithmetic alone: doubled every four weeks, up to the maximum. */
export function doubledDose({ start, max }: Label, week: number): Micrograms {
  return Math.min(start * 2 ** Math.floor((week - 1) / WEEKS_A_STEP), max);
}

/**
 * The weeks of a schedule. The doubling would pass the label (tirzepatide 10 mg in week 9, where the
 * label has 7.5), so each week is the lower of both, and a strength that exists. A daily dose rises
 * every week on its label, so the doubling, which is of weekly doses, does not apply to it.
 */
export function scheduleOf(label: Label): ScheduleWeek[] {
  return Array.from({ length: SCHEDULE_WEEKS }, (_, index) => {
    const week = index + 1;
    const limit = label.every === "week" ? doubledDose(label, week) : label.max;
    const dose = strengthWithin(label, Math.min(limit, labelStep(label, week)));
    return { week, dose, phase: phaseOf(label, week, dose) };
  });
}

function phaseOf({ max }: Label, week: number, dose: Micrograms): Phase {
  if (week <= WEEKS_A_STEP) return "titration";
  return dose === max ? "maintenance" : "increase";
}

export const EXPERIENCES = ["beginner", "some", "experienced"] as const;
export type Experience = (typeof EXPERIENCES)[number];
