import type { CourseLabel } from "./course-labels.ts";
import type { InstructedStep } from "./course.ts";

export const PLAN_STATES = ["active", "paused", "stopped"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** How a clinician and a patient spoke without a visit. */
export const CONTACT_WAYS = ["in_person", "phone", "video", "message"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];
/** An instruction can follow a contact of so many days ago. */
export const CONTACT_DAYS = 60;

/** Hours of the day at which a reminder can be mailed, in Manila. */
export const REMINDER_HOURS = Array.from({ length: 17 }, (_, index) => index + 6);

/** Doses can be put in afterwards for so many days. */
export const BACK_FILL_DAYS = 730;
/** A course can be planned to begin so many days from now. */
export const START_DAYS = 60;
/** A course can be paused for so many days ahead, or without an end. */
export const PAUSE_DAYS = 180;
export const MOST_STEPS = 8;
export const MOST_EVERY_DAYS = 90;
export const MOST_VALID_DAYS = 366;

export type InstructionRefusal = "above_label" | "no_end_but_last";

/** Why an instruction cannot be written: above the label, or a step after one that has no end. */
export function whyNotInstruct(
  steps: readonly InstructedStep[],
  label: CourseLabel | undefined,
): InstructionRefusal | undefined {
  const most = label?.label.max;
  if (most !== undefined && steps.some(({ micrograms }) => micrograms > most)) return "above_label";
  return steps.slice(0, -1).some(({ doses }) => doses === null) ? "no_end_but_last" : undefined;
}
