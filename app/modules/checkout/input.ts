import { z } from "zod";
import { PAYMENT_METHODS } from "#app/modules/orders/rules/order-terms.ts";
import { checkoutMessages as say } from "./messages.ts";

const NO_CONTROLS = /^\P{Cc}*$/u;

const line = (max: number) =>
  z
    .string(say.required)
    .trim()
    .max(max, say.tooLong(max))
    .regex(NO_CONTROLS, say.unusualCharacters)
    .refine((text) => text.isWellFormed(), say.unusualCharacters);
const required = (max: number) => line(max).min(1, say.required);
const optional = (max: number) =>
  line(max)
    .default("")
    .transform((text) => (text === "" ? null : text));
const ticked = z.literal("yes");

const fields = z.object({
  email: required(254).pipe(z.email(say.email)),
  firstName: required(80),
  lastName: required(80),
  address: required(200),
  city: required(100),
  postalCode: optional(4).refine((code) => code === null || /^\d{4}$/.test(code), say.postalCode),
  phone: optional(30).refine(
    (phone) => phone === null || /^\+?[\d\s()-]{7,}$/.test(phone),
    say.phone,
  ),
  country: z.literal("PH", say.countryOnly).default("PH"),
  paymentMethod: z.enum(PAYMENT_METHODS, say.paymentMethod),
  terms: z.literal("yes", say.acceptTerms),
  supervision: ticked.optional(),
});

/**
 * The fields by the names of the form. Shipping is within the Philippines only. Who collects cash
 * has to be able to call.
 */
export const checkoutInput = fields.refine(
  ({ paymentMethod, phone }) => paymentMethod !== "cod" || phone !== null,
  // Also when another field is wrong, so that everything is said at once.
  { path: ["phone"], error: say.phoneForCash, when: () => true },
);

export type CheckoutInput = z.infer<typeof checkoutInput>;

/** What the form carries besides: its key, and the total its reader saw, in centavos. */
export const checkoutEnvelope = z.object({
  key: z.uuid(),
  shownTotal: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
});
