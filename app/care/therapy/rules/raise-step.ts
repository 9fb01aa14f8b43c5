import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import type { CourseLabel } from "./course-labels.ts";
import { stepOf, type TakenDose } from "./course.ts";
import { plusDays, type Day } from "./days.ts";

export type Raise = {
  micrograms: Micrograms;
  /** The first day that the label allows; null while doses of this step are missing. */
  from: Day | null;
  dosesLeft: number;
};

/**
 * The next step of the ladder and its earliest day by the label: after this step's weeks, with all
 * their doses taken. The calendar alone never raises a dose. Undefined on the last step.
 */
export function nextRaise(
  course: CourseLabel,
  step: number,
  doses: readonly TakenDose[],
): Raise | undefined {
  const { ladder } = course.label;
  const [now, next] = [ladder[step], ladder[step + 1]];
  if (!now || !next) return undefined;
  const days = (next.fromWeek - now.fromWeek) * 7;
  const needed = days / course.everyDays;
  const dose = stepOf(course, step);
  const taken = doses
    .filter(({ micrograms }) => micrograms >= dose)
    .map(({ takenOn }) => takenOn)
    .toSorted();
  const [first] = taken;
  const dosesLeft = Math.max(0, needed - taken.length);
  const from = first !== undefined && dosesLeft === 0 ? plusDays(first, days) : null;
  return { micrograms: next.dose, from, dosesLeft };
}

export const mayRaise = (raise: Raise | undefined, today: Day): boolean =>
  raise !== undefined && raise.from !== null && raise.from <= today;
