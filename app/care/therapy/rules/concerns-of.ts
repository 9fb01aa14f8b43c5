import { missedRuleOf, plannedDose, takenOf, type Course, type TakenDose } from "./course.ts";
import { daysFrom } from "./days.ts";

export type Concern = { kind: "more" } | { kind: "soon"; days: number };

/** Warnings about a dose that was taken: more than planned, or too soon after another. */
export function concernsOf(
  course: Course,
  others: readonly TakenDose[],
  dose: TakenDose,
): Concern[] {
  const planned = plannedDose(course, takenOf(course, others));
  const least = missedRuleOf(course)?.leastDays;
  const gaps = others.map(({ takenOn }) => Math.abs(daysFrom(takenOn, dose.takenOn)));
  const nearest = Math.min(...gaps);
  return [
    ...(planned !== undefined && dose.micrograms > planned ? [{ kind: "more" } as const] : []),
    ...(least && nearest < least ? [{ kind: "soon", days: nearest } as const] : []),
  ];
}
