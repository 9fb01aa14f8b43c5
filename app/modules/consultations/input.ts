import { z } from "zod";
import { doctorAdminMessages as say } from "./admin/messages.ts";

const printable = (max: number, allowed: RegExp) =>
  z
    .string(say.required)
    .trim()
    .max(max, say.tooLong(max))
    .regex(allowed, say.unusual)
    .refine((text) => text.isWellFormed(), say.unusual);
const line = (max: number) => printable(max, /^\P{Cc}*$/u);
const required = (max: number) => line(max).min(1, say.required);
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

export const doctorInput = z.object({
  name: required(120),
  specialization: required(120),
  email: z.string(say.required).trim().pipe(emailAddress),
  phone: phoneNumber,
  publicEmail: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), emailAddress], say.emailNeeded))
    .default("")
    .transform((text) => text || null),
  publicPhone: phoneNumber,
  licenceNumber: optional(40),
  bio: printable(2_000, /^(?:\P{Cc}|[\r\n])*$/u)
    .default("")
    .transform((text) => text || null),
  photoAlt: optional(160),
  consultationUrl: z.string(say.required).trim().pipe(address),
  isActive: z
    .enum(["on"], say.unusual)
    .optional()
    .transform((sent) => sent === "on"),
  removePhoto: z
    .enum(["on"], say.unusual)
    .optional()
    .transform((sent) => sent === "on"),
});

export type DoctorInput = z.infer<typeof doctorInput>;
