import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { everyDaysOf, plannedDose, takenOf } from "./course.ts";
import { plusDays, type Day } from "./days.ts";
import { nextDose, type Plan } from "./next-dose.ts";

/** The next doses of a plan, if none is missed and no step is raised; `most` of them. */
export function daysToCome(
  plan: Plan,
  today: Day,
  most: number,
): { dueOn: Day; micrograms: Micrograms }[] {
  const next = nextDose(plan, today);
  if ("ended" in next) return [];
  const { course, doses } = plan;
  const every = everyDaysOf(course);
  const taken = takenOf(course, doses);
  const until = course.by === "instruction" ? course.instruction.validUntil : undefined;
  const coming: { dueOn: Day; micrograms: Micrograms }[] = [];
  for (let index = 0; index < most; index += 1) {
    const dueOn = plusDays(next.dueOn, index * every);
    const micrograms = plannedDose(course, taken + index);
    if (micrograms === undefined || (until !== undefined && dueOn > until)) break;
    coming.push({ dueOn, micrograms });
  }
  return coming;
}
