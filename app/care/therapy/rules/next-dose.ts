import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import {
  everyDaysOf,
  missedRuleOf,
  plannedDose,
  takenOf,
  type Course,
  type TakenDose,
} from "./course.ts";
import { daysFrom, plusDays, type Day } from "./days.ts";

/** A plan as its owner started it. The days of its doses are counted from `startsOn`. */
export type Plan = { course: Course; startsOn: Day; doses: readonly TakenDose[] };

export type NextDose = {
  /** The dose's day in the plan, which may be past. */
  dueOn: Day;
  micrograms: Micrograms;
  /** The last day on which the label allows the dose late; null without a label. */
  lateUntil: Day | null;
  /** Earlier days of the plan that passed without a dose. */
  missed: readonly Day[];
};

/** Why there is no next dose: the instruction's time is over, or all its doses are taken. */
export type NoDose = { ended: "time" | "doses" };

export function nextDose(plan: Plan, today: Day): NextDose | NoDose {
  const { course, startsOn, doses } = plan;
  const micrograms = plannedDose(course, takenOf(course, doses));
  if (micrograms === undefined) return { ended: "doses" };
  const every = everyDaysOf(course);
  const rule = missedRuleOf(course);
  const first = lastSlot(plan) + 1;
  // Without a label's rule, a dose stays open until the next one is due.
  const openDays = rule?.lateDays ?? every - 1;
  const passed = Math.max(0, daysFrom(startsOn, today) - openDays);
  const slot = Math.max(first, Math.ceil(passed / every));
  const dayOf = (index: number) => plusDays(startsOn, index * every);
  const dueOn = dayOf(slot);
  if (course.by === "instruction" && dueOn > course.instruction.validUntil)
    return { ended: "time" };
  const missed = Array.from({ length: slot - first }, (_, index) => dayOf(first + index));
  return { dueOn, micrograms, lateUntil: rule ? plusDays(dueOn, rule.lateDays) : null, missed };
}

/**
 * The number of the latest day of the plan with a dose, from 0; -1 before the first dose. A dose
 * belongs to the day for which its label still allows it, and a day has only one dose.
 */
function lastSlot({ course, startsOn, doses }: Plan): number {
  const every = everyDaysOf(course);
  const rule = missedRuleOf(course);
  const early = rule ? every - rule.lateDays - 1 : 0;
  const days = doses.map(({ takenOn }) => takenOn).toSorted();
  let last = -1;
  for (const day of days) {
    const slot = Math.floor((daysFrom(startsOn, day) + early) / every);
    if (slot >= 0) last = Math.max(last + 1, slot);
  }
  return last;
}

/** How many doses in a row were missed since the last one taken. */
export function missedInRow({ course, startsOn, doses }: Plan, today: Day): number {
  const every = everyDaysOf(course);
  const late = missedRuleOf(course)?.lateDays ?? every - 1;
  const last = doses.reduce<Day | undefined>(
    (newest, { takenOn }) => (newest === undefined || takenOn > newest ? takenOn : newest),
    undefined,
  );
  // Before the first dose, we assume one was taken one turn before the start.
  const since = last ?? plusDays(startsOn, -every);
  return Math.max(0, Math.floor((daysFrom(since, today) - late - 1) / every));
}

export type Guidance =
  | { kind: "ahead"; inDays: number }
  | { kind: "due" }
  | { kind: "late"; days: number; until: Day | null };

/** Only a label gives advice on late doses. */
export function guidanceOf({ dueOn, lateUntil }: NextDose, today: Day): Guidance {
  const days = daysFrom(dueOn, today);
  if (days < 0) return { kind: "ahead", inDays: -days };
  return days === 0 ? { kind: "due" } : { kind: "late", days, until: lateUntil };
}

/**
 * The first day to which a plan may be moved, so that no dose comes too soon after the last one.
 */
export function earliestNext({ course, doses }: Pick<Plan, "course" | "doses">, today: Day): Day {
  const apart = missedRuleOf(course)?.leastDays ?? everyDaysOf(course);
  const last = doses
    .map(({ takenOn }) => takenOn)
    .toSorted()
    .at(-1);
  if (last === undefined) return today;
  const first = plusDays(last, apart);
  return first > today ? first : today;
}
