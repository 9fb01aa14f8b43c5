import { z } from "zod";
import { fromDecimal } from "#app/lib/money.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { doctorAdminMessages as say } from "./texts/staff-doctors.ts";
import { removalMessages } from "./texts/staff-removal.ts";
import { CHANNELS, TYPE_SLUGS } from "./rules/booking-terms.ts";

const line = (max: number) => oneLine(max, say);
const required = (max: number, empty: string) =>
  oneLine(max, { ...say, required: empty }).min(1, empty);
const optional = (max: number) =>
  line(max)
    .default("")
    .transform((text) => text || null);

const emailAddress = z.email(say.emailNeeded).max(254, say.tooLong(254));
const phoneNumber = optional(40).refine(
  (text) => text === null || /^\+?[\d ()-]{7,}$/.test(text),
  say.phoneNeeded,
);
const address = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: say.urlNeeded })
  .max(500, say.tooLong(500));

const checked = z
  .enum(["on"], say.unusual)
  .optional()
  .transform((sent) => sent === "on");

export const doctorInput = z.object({
  name: required(120, say.needed.name),
  specialization: required(120, say.needed.specialization),
  email: z.string(say.emailNeeded).trim().pipe(emailAddress),
  phone: phoneNumber,
  publicEmail: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), emailAddress], say.emailNeeded))
    .default("")
    .transform((text) => text || null),
  publicPhone: phoneNumber,
  licenceNumber: optional(40),
  bio: manyLines(2_000, say)
    .default("")
    .transform((text) => text || null),
  photoAlt: optional(160),
  /** The command decides whether a doctor needs one: with hours, the shop takes bookings. */
  consultationUrl: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), address], say.urlNeeded))
    .default("")
    .transform((text) => text || null),
  isActive: checked,
  removePhoto: checked,
});

/** `cancel`, or a doctor and the number of times that the page showed as free. */
const removal = z
  .string(removalMessages.choose)
  .regex(/^(cancel|[\da-f-]{36} \d{1,4})$/, removalMessages.choose)
  .transform((chosen) => {
    const [doctorId = "", fits] = chosen.split(" ");
    return chosen === "cancel" ? undefined : { doctorId, fits: Number(fits) };
  });

/** What should happen to the consultations of a deleted doctor. */
export const removalInput = z
  .object({
    coming: z
      .string(removalMessages.changed)
      .regex(/^\d{1,4}$/, removalMessages.changed)
      .transform(Number),
    bookings: removal,
    note: manyLines(500, say).default("").pipe(z.string().min(1, removalMessages.noteMissing)),
  })
  .transform(({ coming, bookings: moveTo, note }) => ({ coming, moveTo, note }));

export type DoctorInput = z.infer<typeof doctorInput>;

/** Typed as `199`, `199.5` or `199.50`; parsed to the smallest unit of its currency. */
const fee = z.string(say.feeNeeded).transform((text, problem) => {
  const [whole = "", part = ""] = text.trim().split(".");
  const amount = fromDecimal(`${whole}.${part.padEnd(2, "0")}`);
  if (amount !== undefined && amount <= 10_000_000) return amount;
  problem.addIssue({ code: "custom", message: say.feeNeeded });
  return z.NEVER;
});

export const typeInput = z.object({
  name: required(60, say.needed.typeName),
  minutes: z.coerce
    .number(say.minutesNeeded)
    .int(say.minutesNeeded)
    .min(5, say.minutesNeeded)
    .max(240, say.minutesNeeded),
  channel: z.enum(CHANNELS, say.unusual),
  fee,
  currency: z.enum(["USD", "PHP"], say.unusual),
  isActive: checked,
});

export type TypeInput = z.infer<typeof typeInput>;

const startsAt = z.iso.datetime(say.unusual).transform((text) => new Date(text));

export const moveInput = z.object({ startsAt });

export const slotInput = z.object({ type: z.enum(TYPE_SLUGS, say.unusual), startsAt });

export const cancelInput = z.object({
  note: manyLines(500, { ...say, required: say.needed.note }).min(1, say.needed.note),
});
