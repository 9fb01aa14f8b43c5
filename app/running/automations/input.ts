import { z } from "zod";
import { DELAY_UNITS } from "./rules/automation-terms.ts";
import { automationMessages as say } from "./texts/staff.ts";

const LONGEST_DELAY = 9_999;

export const automationInput = z.object({
  isOn: z
    .enum(["on"], say.needed.isOn)
    .optional()
    .transform((sent) => sent === "on"),
  delay: z
    .string(say.needed.delay)
    .trim()
    .regex(/^\d{1,4}$/, say.needed.delay)
    .transform(Number)
    .pipe(z.number().max(LONGEST_DELAY, say.needed.delay)),
  delayUnit: z.enum(DELAY_UNITS, say.needed.delayUnit),
});
