import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readMilligrams } from "./rules/guard-amount.ts";
import { FEELINGS, HEALTH_CHANGES, STRENGTH_WISHES } from "./rules/decide-refill.ts";
import { FELT, RED_FLAGS } from "./rules/felt.ts";
import { REMINDER_HOURS } from "./rules/plan-terms.ts";
import { SITES } from "./rules/rotate-sites.ts";
import { courseErrors as say } from "./texts/shopper-errors.ts";
import { refillMessages } from "./texts/shopper-refill.ts";
import { changeField, feltField, NONE_FIELD } from "./views/box-fields.ts";

const key = z.uuid(say.notUnderstood);
const day = z.string(say.day).trim().refine(isDay, say.day);
const version = z
  .string(say.notUnderstood)
  .regex(/^\d{1,9}$/, say.notUnderstood)
  .transform(Number);
const hour = z
  .string(say.hour)
  .trim()
  .regex(/^(\d{1,2})?$/, say.hour)
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((each) => each === null || REMINDER_HOURS.includes(each), say.hour)
  .default(null);

export const startInput = z.object({
  id: key,
  productId: z.uuid(say.product),
  startsOn: day,
  reminderHour: hour,
});

export const planInput = z.object({ planId: key, version });
export const goOnInput = planInput.extend({ nextOn: day });
export const remindInput = planInput.extend({ reminderHour: hour });

export const vialInput = z
  .object({
    id: key,
    planId: key,
    /** `<order line> <lot>`, or the line alone. */
    vial: z.string(say.vial).transform((text) => text.split(" ")),
    mixedOn: day,
    asInstructed: z.enum(["yes", ""], say.notUnderstood).default(""),
  })
  .transform(({ vial: [orderItemId = "", lotId], asInstructed, ...rest }, check) => {
    const ids = z.object({ orderItemId: z.uuid(), lotId: z.uuid().nullable() });
    const read = ids.safeParse({ orderItemId, lotId: lotId ?? null });
    if (!read.success) {
      check.addIssue({ code: "custom", path: ["vial"], message: say.vial });
      return z.NEVER;
    }
    return { ...rest, ...read.data, asInstructed: asInstructed === "yes" };
  });

const amount = z.string(say.amount).transform((text, check) => {
  const read = readMilligrams(text);
  if (read !== undefined) return read;
  check.addIssue({ code: "custom", message: say.amount });
  return z.NEVER;
});

const site = z
  .enum(["", ...SITES], say.site)
  .transform((chosen) => (chosen === "" ? null : chosen))
  .default(null);

const vialId = z
  .string(say.vial)
  .refine((chosen) => chosen === "" || isUuid(chosen), say.vial)
  .transform((chosen) => (chosen === "" ? null : chosen))
  .default(null);

const dose = { amount, takenOn: day, vialId, site };

/** A dose from a form or a queue. The device that logs it makes the id. */
export const doseInput = z
  .object({ id: key, ...dose })
  .transform(({ amount: micrograms, ...rest }) => ({ micrograms, ...rest }));

export const editInput = z
  .object({ version, ...dose })
  .transform(({ amount: micrograms, version: read, ...rest }) => ({
    version: read,
    to: { micrograms, ...rest },
  }));

export const versionInput = z.object({ version });

const textAt = (boxes: Record<string, unknown>, name: string) => {
  const box = boxes[name];
  return typeof box === "string" ? box : undefined;
};

export const feltInput = z
  .looseObject({ id: key, feltOn: day })
  .transform(({ id, feltOn, ...boxes }, check) => {
    const felt = FELT.filter((each) => boxes[feltField(each)] === "yes");
    const isOdd = FELT.some(
      (each) => !["yes", "", undefined].includes(textAt(boxes, feltField(each))),
    );
    if (isOdd) check.addIssue({ code: "custom", path: ["id"], message: say.notUnderstood });
    if (felt.length === 0) {
      check.addIssue({ code: "custom", path: [feltField(FELT[0])], message: say.felt });
    }
    return { id, feltOn, felt };
  });

const { errors: ofRefill } = refillMessages;

export const checkInInput = z
  .looseObject({
    id: key,
    dueOn: z.string(say.notUnderstood).refine(isDay, say.notUnderstood),
    feeling: z.enum(FEELINGS, ofRefill.feeling),
    strength: z.enum(STRENGTH_WISHES, ofRefill.strength),
    isShared: z.enum(["yes", ""], say.notUnderstood).default(""),
  })
  .transform(({ id, dueOn, feeling, strength, isShared, ...boxes }, check) => {
    const flags = RED_FLAGS.filter((each) => boxes[feltField(each)] === "yes");
    const changes = HEALTH_CHANGES.filter((each) => boxes[changeField(each)] === "yes");
    const isNone = boxes[NONE_FIELD] === "yes";
    const names = [...RED_FLAGS.map(feltField), ...HEALTH_CHANGES.map(changeField), NONE_FIELD];
    const isOdd = names.some((name) => !["yes", "", undefined].includes(textAt(boxes, name)));
    const count = flags.length + changes.length;
    if (isOdd) check.addIssue({ code: "custom", path: ["id"], message: say.notUnderstood });
    if (isNone === count > 0) {
      const message = isNone ? ofRefill.both : ofRefill.signs;
      check.addIssue({ code: "custom", path: [NONE_FIELD], message });
    }
    return {
      id,
      dueOn,
      isShared: isShared === "yes",
      answers: { feeling, flags, changes, strength },
    };
  });

export const skipInput = versionInput.extend({
  dueOn: z.string(say.notUnderstood).refine(isDay, say.notUnderstood),
});

export const pauseInput = versionInput.extend({
  until: z
    .string(say.day)
    .trim()
    .refine((text) => text === "" || isDay(text), say.day)
    .transform((text) => text || null)
    .default(null),
});
