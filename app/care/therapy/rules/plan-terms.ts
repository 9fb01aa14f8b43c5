import type { Substance } from "#app/goods/catalog/rules/compounds.ts";
import type { CourseLabel } from "./course-labels.ts";
import type { InstructedStep, Mixing } from "./course.ts";

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

/** Water for a vial: less cannot be mixed well, more does not fit into it. */
export const LEAST_WATER_MICROLITRES = 500;
export const MOST_WATER_MICROLITRES = 5_000;

export type InstructionRefusal = "above_label" | "no_end_but_last" | "water" | "not_mixed";

/** The water is out of bounds, or the product is no powder that is mixed and injected. */
export function whyNotMix(
  mixing: Mixing | null,
  substance: Substance,
): Extract<InstructionRefusal, "water" | "not_mixed"> | undefined {
  if (mixing === null) return undefined;
  if (!isMixed(substance)) return "not_mixed";
  const { waterMicrolitres: water } = mixing;
  return water < LEAST_WATER_MICROLITRES || water > MOST_WATER_MICROLITRES ? "water" : undefined;
}

/** A known compound that is mixed from powder and injected under the skin. */
export const isMixed = ({ compound, route, form }: Substance): boolean =>
  compound !== null && route === "under_skin" && form === "powder_vial";

/** Why an instruction cannot be written: above the label, or a step after one that has no end. */
export function whyNotInstruct(
  steps: readonly InstructedStep[],
  label: CourseLabel | undefined,
): InstructionRefusal | undefined {
  const most = label?.label.max;
  if (most !== undefined && steps.some(({ micrograms }) => micrograms > most)) return "above_label";
  return steps.slice(0, -1).some(({ doses }) => doses === null) ? "no_end_but_last" : undefined;
}
