import { z } from "zod";
import { ERASURE_WORD } from "./rules/erasure-terms.ts";
import { erasureMessages } from "./texts/shopper.ts";
import { staffErasure as staff } from "./texts/staff.ts";

export const erasureInput = z.object({
  word: z
    .string(erasureMessages.wordNeeded)
    .trim()
    .pipe(z.literal(ERASURE_WORD, erasureMessages.wordNeeded)),
});

export const guestErasureInput = z.object({
  proven: z.literal("on", staff.provenNeeded),
  reason: z
    .string(staff.reasonNeeded)
    .trim()
    .min(10, staff.reasonNeeded)
    .max(300, staff.reasonLong)
    .regex(/^[\P{C}\r\n]*$/u, staff.unusual),
});
