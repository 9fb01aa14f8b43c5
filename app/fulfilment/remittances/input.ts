import { z } from "zod";
import { manyLines } from "#app/lib/plain-text.ts";
import { CASH_ACTS, needsNote } from "./rules/cash-terms.ts";
import { differenceMessages as say } from "./texts/staff.ts";

export const decideInput = z
  .object({
    intent: z.enum(CASH_ACTS, say.errors.unknown),
    findingId: z.uuid(say.errors.not_found),
    version: z
      .string(say.errors.changed_meanwhile)
      .regex(/^\d{1,9}$/, say.errors.changed_meanwhile)
      .transform(Number),
    note: manyLines(500, say.problems).default(""),
  })
  .refine(({ intent, note }) => note !== "" || !needsNote(intent), {
    path: ["note"],
    message: say.problems.required,
  })
  .transform(({ intent: act, ...rest }) => ({ ...rest, act }));
