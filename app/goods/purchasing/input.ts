import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { isDay } from "#app/lib/is-day.ts";
import { purchaseMessages } from "./texts/staff-orders.ts";
import { supplierMessages as say } from "./texts/staff-suppliers.ts";

export const MOST_CENTAVOS = 2_000_000_000;

const line = (max: number) => oneLine(max, say).default("");
const lines = (max: number) => manyLines(max, say).default("");

/** Pesos as people write them, in centavos; null if the field is empty. */
export function optionalAmount(message: string, least: number) {
  return z
    .string(message)
    .max(40, message)
    .default("")
    .transform((text, issue) => {
      if (text.trim() === "") return null;
      const value = readHundredths(text);
      if (value !== undefined && value >= least && value <= MOST_CENTAVOS) return value;
      issue.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

function wholeNumber(message: string, least: number, most: number) {
  return z
    .string(message)
    .trim()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

export const supplierForm = z.object({
  name: oneLine(120, { ...say, required: say.needed.name }).min(1, say.needed.name),
  contactName: line(120),
  email: z.union(
    [z.literal(""), z.email(say.emailWrong).max(254, say.tooLong(254))],
    say.emailWrong,
  ),
  phone: line(60),
  address: lines(400),
  leadDays: wholeNumber(say.daysWrong, 0, 365),
  minimumOrder: optionalAmount(say.amountWrong, 1),
  paymentTerms: line(200),
  currencyNote: line(200),
  notes: lines(2_000),
  isActive: z
    .string(say.unusual)
    .optional()
    .transform((ticked) => ticked === "on"),
});
export type SupplierInput = z.output<typeof supplierForm>;

/** A product, or one of its variants: `id` or `id/id`. */
export const itemField = z.string(say.needed.item).transform((text, issue) => {
  const [productId = "", variantId = ""] = text.split("/");
  const ids = z.uuid();
  if (ids.safeParse(productId).success && (variantId === "" || ids.safeParse(variantId).success)) {
    return { productId, variantId: variantId === "" ? null : variantId };
  }
  issue.addIssue({ code: "custom", message: say.needed.item });
  return z.NEVER;
});

const termsOfItem = {
  supplierSku: line(60),
  packSize: wholeNumber(say.packWrong, 1, 10_000),
  lastCost: optionalAmount(say.amountWrong, 0),
};

export const newItemForm = z.object({ item: itemField, ...termsOfItem });
export const itemForm = z.object(termsOfItem);
export type NewItem = z.output<typeof newItemForm>;
export type ItemTerms = z.output<typeof itemForm>;

const order = purchaseMessages;
const why = (empty: string) => oneLine(300, { ...order, required: empty }).min(1, empty);

const besideLines = {
  expectedOn: z
    .string(order.needed.day)
    .trim()
    .default("")
    .refine((text) => text === "" || isDay(text), order.needed.day)
    .transform((text) => (text === "" ? null : text)),
  notes: manyLines(2_000, order).default(""),
};

/** The facts of a new purchase order besides its lines. */
export const orderForm = z.object({
  supplierId: z.uuid(order.errors.supplier_gone),
  formKey: z.uuid(order.errors.changed_meanwhile),
  ...besideLines,
});

export const draftForm = z.object(besideLines);

const version = z.coerce.number(order.errors.changed_meanwhile).int().min(0);

export const endForm = z.object({ version, why: why(order.needed.why) });
export const markSentForm = z.object({ version, how: why(order.needed.how) });

export const letterForm = z.object({
  version,
  formKey: z.uuid(order.errors.changed_meanwhile),
  to: z.email(say.emailWrong).max(254, say.tooLong(254)),
  subject: oneLine(200, order).min(1, order.required),
  text: manyLines(5_000, order).min(1, order.required),
});

export const deliveryForm = z.object({
  version,
  deliveryId: z.uuid(order.errors.changed_meanwhile),
  note: oneLine(300, order).default(""),
  allowMore: z
    .string()
    .optional()
    .transform((ticked) => ticked === "on"),
  setCosts: z
    .string()
    .optional()
    .transform((ticked) => ticked === "on"),
});
