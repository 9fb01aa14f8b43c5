import { z } from "zod";
import { oneLine } from "#app/lib/plain-text.ts";
import { packingMessages as say } from "./texts/staff.ts";

export const asideInput = z.object({
  orderId: z.uuid(say.errors.not_found),
  reason: oneLine(200, { ...say, required: say.reasonNeeded }).min(1, say.reasonNeeded),
});

/** Fields beyond the checkboxes and the orders' `shipInput`. */
export const parcelInput = z.object({
  orderId: z.uuid(say.errors.not_found),
  anyway: z
    .string(say.noStep)
    .optional()
    .transform((sent) => sent === "yes"),
  /** The parcel's number in the form. */
  number: z
    .string(say.errors.lots_changed)
    .regex(/^\d{1,4}$/, say.errors.lots_changed)
    .transform(Number),
  plan: z.string(say.errors.lots_changed).max(20_000, say.errors.lots_changed),
});
