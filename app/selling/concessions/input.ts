import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { CONCESSION_KINDS, endOfId } from "./rules/concession-terms.ts";
import { concessionMessages } from "./texts/shopper.ts";
import { claimMessages } from "./texts/staff.ts";

const own = concessionMessages.errors;
const staff = claimMessages.errors;

const line = (max: number, required: string) =>
  oneLine(max, { required, tooLong: own.long, unusual: own.unusual }).refine(
    (typed) => typed !== "",
    required,
  );

export const declareInput = z.object({
  key: z.uuid(own.key),
  kind: z.enum(CONCESSION_KINDS, own.kind),
  name: line(120, own.name),
  number: line(40, own.number).refine((typed) => endOfId(typed).length === 4, own.number),
  issuer: line(120, own.issuer),
  consent: z.literal("yes", own.consent),
});
export type DeclareInput = z.infer<typeof declareInput>;

export const aboutConcession = z.object({ concessionId: z.uuid(own.not_understood) });

const LONGEST_EMAIL = 254;

/** Searched by a posted form, so that the customer's email never appears in an address. */
export const soughtApproved = z.object({
  email: oneLine(LONGEST_EMAIL, {
    required: staff.email,
    tooLong: staff.long,
    unusual: staff.unusual,
  }),
});

const about = { concessionId: z.uuid(staff.not_understood) };

/** Staff approve an ID until a day, or refuse it with a reason. */
export const claimDecision = z.discriminatedUnion(
  "decision",
  [
    z.object({
      ...about,
      decision: z.literal("approved"),
      validUntil: z
        .string(staff.day)
        .trim()
        .default("")
        .refine((typed) => typed === "" || isDay(typed), staff.day)
        .transform((typed) => typed || null),
    }),
    z.object({
      ...about,
      decision: z.literal("refused"),
      reason: manyLines(500, {
        required: staff.reason,
        tooLong: staff.long,
        unusual: staff.unusual,
      }).refine((typed) => typed !== "", staff.reason),
    }),
  ],
  staff.not_understood,
);
export type ClaimDecision = z.infer<typeof claimDecision>;
