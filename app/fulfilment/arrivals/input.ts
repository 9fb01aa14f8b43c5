import { z } from "zod";
import { DECISIONS, FELT, MOST_HOURS } from "./rules/arrival-terms.ts";
import { ownArrivalMessages as own } from "./texts/shopper.ts";
import { arrivalMessages as staff } from "./texts/staff.ts";

const whole = /^\d{1,4}$/;

/** The buyer's report. `version` is 0 for a new one. */
export const reportInput = z.object({
  key: z.uuid(own.errors.key),
  version: z
    .string(own.errors.key)
    .regex(/^\d{1,9}$/, own.errors.key)
    .transform(Number),
  felt: z.enum(FELT, own.errors.felt),
  hours: z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .refine(
      (typed) => typed === "" || (whole.test(typed) && Number(typed) <= MOST_HOURS),
      own.errors.hours,
    )
    .transform((typed) => (typed === "" ? null : Number(typed))),
});

export const decideInput = z
  .object({
    key: z.uuid(staff.errors.key),
    version: z.coerce.number(staff.errors.key).int(staff.errors.key).positive(staff.errors.key),
    decision: z.enum(DECISIONS, staff.errors.decision),
    reply: z
      .string()
      .default("")
      .transform((typed) => typed.replaceAll(/\r\n?/g, "\n").trim())
      .refine((typed) => typed.length <= 1_000, staff.errors.long(1_000))
      .refine(
        (typed) => typed.isWellFormed() && /^(?:\P{Cc}|[\n\t])*$/u.test(typed),
        staff.errors.unusual,
      ),
  })
  .refine(({ decision, reply }) => decision === "replacement" || reply !== "", {
    path: ["reply"],
    message: staff.errors.reply,
  });
export type DecideInput = z.infer<typeof decideInput>;
