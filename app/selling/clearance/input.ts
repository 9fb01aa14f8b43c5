import { z } from "zod";
import {
  CONDITIONS,
  conditionField,
  MOST_TEXT,
  MOST_UNITS,
  NONE,
} from "./rules/clearance-terms.ts";
import { DECLINE_REASONS, clearanceStaffMessages as staff } from "./texts/staff.ts";
import { askMessages as say } from "./texts/shopper.ts";

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

const words = (errors: { long: string; unusual: string }) =>
  z.string().trim().max(MOST_TEXT, errors.long).refine(printable, errors.unusual);

const own = { long: say.errors.long(MOST_TEXT), unusual: say.errors.unusual };
const required = (missing: string) => z.string(missing).pipe(words(own).min(1, missing));
const wholeUnits = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{1,2}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(MOST_UNITS, message));

const box = z.enum(["yes", ""], say.errors.unusual).optional();
const boxes = [...CONDITIONS, NONE] as const;

/** A buyer's request, with one field per condition. */
export const askInput = z
  .object({
    units: wholeUnits(say.errors.units),
    purpose: required(say.errors.purpose),
    medicines: required(say.errors.medicines),
    assessmentId: z
      .union([z.uuid(say.errors.assessment), z.literal("")], say.errors.assessment)
      .default(""),
    consent: z.enum(["yes"], say.errors.consent),
    ...Object.fromEntries(boxes.map((each) => [conditionField(each), box])),
  })
  .transform((form, check) => {
    const { units, purpose, medicines, assessmentId } = form;
    const answers = { purpose, medicines };
    if (assessmentId !== "")
      return { units, assessmentId, answers: { ...answers, conditions: null } };
    const sent: Readonly<Record<string, unknown>> = form;
    const ticked = CONDITIONS.filter((each) => sent[conditionField(each)] === "yes");
    const isNone = sent[conditionField(NONE)] === "yes";
    if (isNone === ticked.length > 0) {
      const message = isNone ? say.errors.notBoth : say.errors.conditions;
      check.addIssue({ code: "custom", path: ["conditions"], message });
      return z.NEVER;
    }
    return { units, assessmentId: null, answers: { ...answers, conditions: ticked } };
  });

const { errors } = staff;
const onRequest = z.object({
  requestId: z.uuid(errors.notUnderstood),
  version: z.coerce
    .number(errors.notUnderstood)
    .int(errors.notUnderstood)
    .positive(errors.notUnderstood),
});
const note = words({ long: errors.long, unusual: errors.unusual }).default("");
const orNull = (text: string) => text || null;

export const takeInput = z.object({ requestId: z.uuid(errors.notUnderstood) });

export const putBackInput = onRequest;

export const approveInput = onRequest.extend({
  units: wholeUnits(errors.units),
  lastDay: z
    .string(errors.until)
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/, errors.until),
  answer: note.transform(orNull),
});

const REASONS = ["condition", "medicines", "missing", "alternative", "other"] as const;

export const declineInput = onRequest
  .extend({ why: z.enum(REASONS, errors.reason), answer: note })
  .refine(({ why, answer }) => why !== "other" || answer !== "", {
    path: ["answer"],
    message: errors.note,
  })
  .transform(({ why, answer, ...on }) => ({
    ...on,
    answer: [DECLINE_REASONS[why], answer].filter(Boolean).join(" "),
  }));

export const talkInput = onRequest.extend({ answer: note.transform(orNull) });
