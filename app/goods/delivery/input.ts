import { z } from "zod";
import { isTrackingAddress } from "./rules/tracking-address.ts";
import { deliveryAdminMessages as say } from "./texts/staff.ts";

const line = (max: number, message: string) =>
  z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .refine(
      (typed) => typed.length <= max && typed.isWellFormed() && /^\P{Cc}*$/u.test(typed),
      message,
    );

export const carrierInput = z.object({
  name: line(60, say.errors.name).refine((typed) => typed !== "", say.errors.name),
  tracking_address: line(300, say.errors.address).refine(
    (typed) => typed === "" || isTrackingAddress(typed),
    say.errors.address,
  ),
  phone: line(40, say.errors.phone).refine(
    (typed) => /^[\d ()+#*.-]*$/.test(typed),
    say.errors.phone,
  ),
  position: z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1, say.errors.place)
    .transform(Number),
  is_active: z
    .string()
    .optional()
    .transform((sent) => sent === "on"),
});

export type CarrierInput = z.output<typeof carrierInput>;
