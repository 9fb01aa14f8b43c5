import { z } from "zod";
import { readAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { isPhilippinePhone, readPhone } from "#app/people/customers/rules/phone.ts";
import { readMobile } from "#app/running/messages/rules/mobile-number.ts";
import { readCode } from "#app/selling/discounts/rules/read-code.ts";
import {
  ONLINE_METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "#app/selling/orders/rules/order-terms.ts";
import { checkoutMessages as say } from "./texts/shopper.ts";
import { staffOrderMessages } from "./texts/staff-order.ts";
import { staffChangeMessages } from "./texts/staff-changes.ts";

const staff = staffChangeMessages.errors;
export const STAFF_METHODS = [...ONLINE_METHODS, "cod"] as const;
const NO_CONTROLS = /^\P{Cc}*$/u;

const line = (max: number, unread: string = say.notText) =>
  z
    .string(unread)
    .trim()
    .max(max, say.tooLong(max))
    .regex(NO_CONTROLS, say.unusualCharacters)
    .refine((text) => text.isWellFormed(), say.unusualCharacters);
const required = (max: number, empty: string) => line(max, empty).min(1, empty);
const optional = (max: number) =>
  line(max)
    .default("")
    .transform((text) => (text === "" ? null : text));
const ticked = z.literal("yes", say.tickOrNot);

const phone = optional(30).transform((typed, ctx) => {
  if (typed === null) return null;
  const stored = readPhone(typed);
  if (stored === undefined) ctx.issues.push({ code: "custom", message: say.phone, input: typed });
  return stored ?? null;
});

const referralCode = optional(40).transform((typed, ctx) => {
  if (typed === null) return null;
  const code = readAffiliateCode(typed);
  if (code === undefined)
    ctx.issues.push({ code: "custom", message: say.referral.odd, input: typed });
  return code ?? null;
});

const shownTotal = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const fields = z.object({
  email: required(254, say.needed.email).pipe(z.email(say.email)),
  firstName: required(80, say.needed.firstName),
  lastName: required(80, say.needed.lastName),
  address: required(200, say.needed.address),
  addressLine2: optional(100),
  barangay: optional(100),
  city: required(100, say.needed.city),
  province: optional(100),
  postalCode: optional(4).refine((code) => code === null || /^\d{4}$/.test(code), say.postalCode),
  phone,
  country: z.literal("PH", say.countryOnly).default("PH"),
  paymentMethod: z.enum(PAYMENT_METHODS, say.paymentMethod),
  terms: z.literal("yes", say.acceptTerms),
  supervision: ticked.optional(),
  referralCode: referralCode.optional(),
  /** The balance of store credit that the buyer saw, in centavos, if the buyer uses it. */
  credit: z
    .string(say.tickOrNot)
    .regex(/^\d{1,12}$/, say.tickOrNot)
    .transform(Number)
    .optional(),
  /** For the staff who pack the parcel. */
  notes: optional(200).optional(),
  discreet: z.literal(["yes", ""], say.tickOrNot).optional(),
  marketing: z.literal(["yes", ""], say.tickOrNot).optional(),
  textUpdates: z.literal(["yes", ""], say.tickOrNot).optional(),
});

/**
 * The form's fields by name. Shipping is within the Philippines only. Cash needs a Philippine phone
 * number, because no courier calls abroad.
 */
export const checkoutInput = fields
  .refine(
    ({ paymentMethod, phone }) =>
      paymentMethod !== "cod" || (phone !== null && isPhilippinePhone(phone)),
    // Runs even if another field is wrong, so that all errors are shown at once.
    { path: ["phone"], error: say.phoneForCash, when: () => true },
  )
  .refine(
    ({ textUpdates, phone }) =>
      textUpdates !== "yes" || (phone !== null && readMobile(phone) !== undefined),
    { path: ["phone"], error: say.texts.phone, when: () => true },
  );

export type CheckoutInput = z.infer<typeof checkoutInput>;

/** The form for an order that staff place. It lacks transfers and consents. */
export const staffOrderInput = fields
  .omit({
    terms: true,
    supervision: true,
    referralCode: true,
    credit: true,
    notes: true,
    discreet: true,
    marketing: true,
    textUpdates: true,
  })
  .extend({ paymentMethod: z.enum(STAFF_METHODS, staffOrderMessages.errors.method) })
  .refine(
    ({ paymentMethod, phone }) =>
      paymentMethod !== "cod" || (phone !== null && isPhilippinePhone(phone)),
    { path: ["phone"], error: say.phoneForCash, when: () => true },
  );

export type StaffOrderInput = z.infer<typeof staffOrderInput>;

export const staffOrderEnvelope = z.object({
  key: z.uuid(staffOrderMessages.errors.oldForm),
  customerId: z
    .union([z.literal(""), z.uuid()], staffOrderMessages.errors.customer)
    .default("")
    .transform((id) => id || null),
  promo: z
    .string(staffOrderMessages.errors.code)
    .trim()
    .default("")
    .refine(
      (typed) => typed === "" || readCode(typed) !== undefined,
      staffOrderMessages.errors.code,
    )
    .transform((typed) => readCode(typed) ?? null),
  plannedTotal: z
    .union([z.literal(""), shownTotal], staffOrderMessages.errors.planned)
    .optional()
    .transform((total) => (total === "" ? undefined : total)),
});

export const agreeInput = z.object({
  terms: z.literal("yes", say.acceptTerms),
  supervision: ticked.optional(),
});

/** The delivery address and the contact for the courier, which can be changed later. */
const address = fields.pick({
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  addressLine2: true,
  barangay: true,
  city: true,
  province: true,
  postalCode: true,
});

export type AddressInput = z.infer<typeof address>;

export function addressInput(method: PaymentMethod) {
  return address.refine(
    ({ phone }) => method !== "cod" || (phone !== null && isPhilippinePhone(phone)),
    { path: ["phone"], error: say.phoneForCash, when: () => true },
  );
}

/** Further fields of the form: its key, and the total that the buyer saw, in centavos. */
export const checkoutEnvelope = z.object({
  key: z.uuid(),
  shownTotal,
});

/** The order's total on the page that changes it. */
export const changeEnvelope = z.object({ shownTotal });

/** A change of the items by staff. `plannedTotal` is the new total in the preview. */
export const staffChangeInput = z.object({
  shownTotal,
  plannedTotal: shownTotal.optional(),
  reason: required(200, staff.reason),
  supervision: ticked.optional(),
});
