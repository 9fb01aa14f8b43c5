import { z } from "zod";
import { EXPERIENCES } from "./rules/dosing-schedule.ts";
import { MEDICATIONS } from "./rules/medications.ts";
import { POSSIBLE, WEIGHT_UNITS } from "./rules/weight-range.ts";
import { dosingMessages as say } from "./texts/shopper.ts";

/** A number as people type it: with a point or a comma, up to two places. */
const typedWeight = z
  .string(say.errors.weight)
  .trim()
  .min(1, say.errors.weight)
  .regex(/^\d{1,4}([.,]\d{1,2})?$/, say.errors.weightOdd)
  .transform((typed) => Number(typed.replace(",", ".")));

export const dosingInput = z
  .object({
    unit: z.enum(WEIGHT_UNITS, say.errors.unit),
    weight: typedWeight,
    medication: z.enum(MEDICATIONS, say.errors.medication),
    experience: z.enum(EXPERIENCES, say.errors.experience),
  })
  .superRefine(({ unit, weight }, check) => {
    const { least, most } = POSSIBLE[unit];
    if (weight >= least && weight <= most) return;
    const message = say.errors.weightRange(least, most, unit);
    check.addIssue({ code: "custom", path: ["weight"], message });
  });
export type DosingInput = z.infer<typeof dosingInput>;
