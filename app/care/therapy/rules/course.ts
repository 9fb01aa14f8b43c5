import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import type { CourseLabel } from "./course-labels.ts";
import type { Day } from "./days.ts";

/** A number of doses of one amount; null for all later ones. */
export type InstructedStep = { micrograms: Micrograms; doses: number | null };

/** The amount of water for a vial of one strength, from a clinician's instruction. */
export type Mixing = { vialMicrograms: Micrograms; waterMicrolitres: number };

export type Instruction = {
  id: string;
  steps: readonly InstructedStep[];
  everyDays: number;
  validUntil: Day;
};

/** The course has an instruction that is valid on the day. */
export const holds = (instruction: Pick<Instruction, "validUntil"> | null, today: Day): boolean =>
  instruction !== null && instruction.validUntil >= today;

/**
 * A course follows a step of the label's ladder, or a clinician's instruction. With an instruction
 * the label is still there for its rule about missed doses.
 */
export type Course = { label: CourseLabel | undefined } & (
  | { by: "label"; label: CourseLabel; step: number }
  | { by: "instruction"; instruction: Instruction }
);

export type TakenDose = { takenOn: Day; micrograms: Micrograms; instructionId: string | null };

export const everyDaysOf = (course: Course): number =>
  course.by === "label" ? course.label.everyDays : course.instruction.everyDays;

/** The label's rule for missed doses, if it fits the days between doses. */
export function missedRuleOf({ label, ...course }: Course): CourseLabel | undefined {
  if (course.by === "label") return label;
  return label?.everyDays === course.instruction.everyDays ? label : undefined;
}

/** The dose after a number of doses of this instruction or step; undefined once it has ended. */
export function plannedDose(course: Course, taken: number): Micrograms | undefined {
  if (course.by === "label") return stepOf(course.label, course.step);
  let before = 0;
  for (const { micrograms, doses } of course.instruction.steps) {
    if (doses === null || taken < before + doses) return micrograms;
    before += doses;
  }
  return undefined;
}

/** The highest dose that the course can ever reach. */
export function mostOf(course: Course): Micrograms {
  const written =
    course.by === "instruction"
      ? Math.max(...course.instruction.steps.map(({ micrograms }) => micrograms))
      : course.label.label.max;
  return course.label ? Math.min(written, course.label.label.max) : written;
}

/** How many of these doses were taken under the current instruction. */
export function takenOf(course: Course, doses: readonly TakenDose[]): number {
  if (course.by === "label") return doses.length;
  const { id } = course.instruction;
  return doses.filter(({ instructionId }) => instructionId === id).length;
}

export function stepOf({ label: { ladder } }: CourseLabel, step: number): Micrograms {
  const [first] = ladder;
  return (ladder[Math.min(step, ladder.length - 1)] ?? first).dose;
}
