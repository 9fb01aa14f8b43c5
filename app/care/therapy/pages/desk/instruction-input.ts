import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { InstructedStep, Mixing } from "../../rules/course.ts";
import { readMilligrams } from "../../rules/guard-amount.ts";
import { CONTACT_WAYS, MOST_EVERY_DAYS } from "../../rules/plan-terms.ts";
import { countField, doseField, STEPS } from "./step-fields.ts";
import { instructionMessages } from "../../texts/staff.ts";

const { errors: say } = instructionMessages;

const typed = z.string().trim().default("");

/** Each step has a dose and its number. Steps after the first empty one are ignored. */
export const instructionInput = z
  .looseObject({
    id: z.uuid(say.notUnderstood),
    productId: z.uuid(say.product),
    everyDays: z
      .string(say.days)
      .trim()
      .regex(/^\d{1,2}$/, say.days)
      .transform(Number)
      .refine((days) => days >= 1 && days <= MOST_EVERY_DAYS, say.days),
    vialMg: typed,
    waterMl: typed,
    validUntil: z.string(say.day).trim().refine(isDay, say.day),
  })
  .transform(({ id, productId, everyDays, vialMg, waterMl, validUntil, ...texts }, check) => {
    const steps = readSteps(texts);
    const mixing = readMixing(vialMg, waterMl);
    const wrong = "field" in steps ? steps : undefined;
    if (wrong) check.addIssue({ code: "custom", path: [wrong.field], message: wrong.message });
    if (mixing === "wrong") {
      check.addIssue({ code: "custom", path: ["vialMg"], message: say.mixing });
    }
    if ("field" in steps || mixing === "wrong") return z.NEVER;
    return { id, productId, everyDays, steps, mixing, validUntil };
  });

type FieldError = { field: string; message: string };

function readSteps(texts: Record<string, unknown>): InstructedStep[] | FieldError {
  const textOf = (name: string) => {
    const text = texts[name];
    return typeof text === "string" ? text.trim() : "";
  };
  const steps: InstructedStep[] = [];
  let isOver = false;
  for (const step of STEPS) {
    const [dose, count] = [textOf(doseField(step)), textOf(countField(step))];
    if (dose === "" && count === "") {
      isOver = true;
      continue;
    }
    if (isOver) return { field: doseField(step), message: say.gap };
    const micrograms = readMilligrams(dose);
    if (micrograms === undefined) return { field: doseField(step), message: say.dose };
    if (!/^([1-9]\d?)?$/.test(count)) return { field: countField(step), message: say.count };
    steps.push({ micrograms, doses: count === "" ? null : Number(count) });
  }
  return steps.length > 0 ? steps : { field: doseField(1), message: say.noStep };
}

function readMixing(vialMg: string, waterMl: string): Mixing | null | "wrong" {
  if (vialMg === "" && waterMl === "") return null;
  const [vialMicrograms, waterMicrolitres] = [readMilligrams(vialMg), readMilligrams(waterMl)];
  if (!vialMicrograms || !waterMicrolitres) return "wrong";
  return { vialMicrograms, waterMicrolitres };
}

/** The value of the option for a contact that was not a visit. */
export const CONTACT = "contact";

/** The visit before the instruction, or the day and way of a contact without one. */
export const afterInput = z
  .object({
    after: z
      .string(say.after)
      .trim()
      .refine((text) => text === CONTACT || isUuid(text), say.after),
    contactOn: typed,
    contactBy: typed,
  })
  .transform(({ after, contactOn, contactBy }, check) => {
    if (after !== CONTACT) return { bookingId: after, contact: undefined };
    const way = CONTACT_WAYS.find((each) => each === contactBy);
    if (!isDay(contactOn)) {
      check.addIssue({ code: "custom", path: ["contactOn"], message: say.contactOn });
    }
    if (!way) check.addIssue({ code: "custom", path: ["contactBy"], message: say.contactBy });
    if (!isDay(contactOn) || !way) return z.NEVER;
    return { bookingId: "", contact: { contactOn, contactBy: way } };
  });
