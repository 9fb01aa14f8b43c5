import { z } from "zod";
import { batchMessages } from "./texts/staff-batch.ts";
import { discountAdminMessages, discountMessages as say } from "./texts/staff.ts";
import { WHOLE } from "./rules/discount-terms.ts";
import { readCode } from "./rules/read-code.ts";
import { readScope } from "./rules/read-scope.ts";
import { wholeNumber } from "#app/lib/whole-number.ts";
import { readHundredths } from "#app/lib/hundredths.ts";
import { snakeCase } from "#app/lib/spelling.ts";
import { readMinute } from "#app/lib/shop-minute.ts";

const MAX_AMOUNT = 2_000_000_000;

const limit = z.int(say.limit).min(1, say.limit).max(1_000_000, say.limit).nullable().default(null);

/** A discount as staff enter it. `value` is hundredths of a percent, or centavos. */
export const discountInput = z
  .object({
    code: z.string().transform((typed, issue) => {
      const code = readCode(typed);
      if (code !== undefined) return code;
      issue.addIssue({ code: "custom", message: say.code });
      return z.NEVER;
    }),
    type: z.enum(["percentage", "fixed_amount", "free_gift"]),
    value: z.int(say.amount).min(0, say.amount).max(MAX_AMOUNT, say.amount),
    minimumAmount: z
      .int(say.amount)
      .min(1, say.amount)
      .max(MAX_AMOUNT, say.amount)
      .nullable()
      .default(null),
    usageLimit: limit,
    perCustomerLimit: limit,
    startsAt: z.date().nullable().default(null),
    endsAt: z.date().nullable().default(null),
    isActive: z.boolean().default(true),
    productIds: z.array(z.uuid()).default([]),
    categoryIds: z.array(z.uuid()).default([]),
    firstOrderOnly: z.boolean().default(false),
    affiliateId: z.uuid().nullable().default(null),
  })
  .refine(({ type, value }) => (value === 0) === (type === "free_gift"), {
    path: ["value"],
    message: say.amount,
  })
  .refine(
    ({ type, productIds, categoryIds }) =>
      type !== "free_gift" || (productIds.length === 1 && categoryIds.length === 0),
    { path: ["type"], message: say.gift },
  )
  .refine(({ type, value }) => type !== "percentage" || value <= WHOLE, {
    path: ["value"],
    message: say.percentage,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
    path: ["endsAt"],
    message: say.period,
  });

export type DiscountInput = z.input<typeof discountInput>;

const sentMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

/** A discount as a program sends it. */
export const sentDiscountInput = z
  .object({
    ...discountInput.shape,
    value: wholeNumber(say.amount),
    startsAt: sentMoment,
    endsAt: sentMoment,
  })
  .transform((sent, issue) => {
    const parsed = discountInput.safeParse(sent);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      issue.addIssue({ code: "custom", message, path });
    }
    return z.NEVER;
  });

const blank = (text: string | undefined) => text === undefined || text.trim() === "";

/** An optional field: null if empty, otherwise the result of `read`. */
function optionalText<T>(read: (text: string) => T | undefined, message: string) {
  return z
    .string()
    .max(40, message)
    .optional()
    .transform((text, issue) => {
      if (text === undefined || blank(text)) return null;
      const value = read(text);
      if (value !== undefined) return value;
      issue.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

const readCount = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined);

/** The stored form of an affiliate's code. The page looks up the affiliate. */
const readAffiliate = (text: string) =>
  /^[A-Za-z0-9]{4,20}$/.test(text.trim()) ? text.trim().toUpperCase() : undefined;

/** The discount form, in units that people write. */
export const discountForm = z
  .looseObject({
    code: z.string().default(""),
    type: z.enum(["percentage", "fixed_amount", "free_gift"], say.type),
    value: z.string().default(""),
    minimum_amount: optionalText(readHundredths, say.amount),
    usage_limit: optionalText(readCount, say.limit),
    per_customer_limit: optionalText(readCount, say.limit),
    starts_at: optionalText(readMinute, discountAdminMessages.minute),
    ends_at: optionalText(readMinute, discountAdminMessages.minute),
    is_active: z.string().optional(),
    first_order_only: z.string().optional(),
    affiliate_code: optionalText(readAffiliate, say.affiliate),
  })
  .transform((form, issue) => {
    const parsed = discountInput.safeParse({
      code: form.code,
      type: form.type,
      value: form.type === "free_gift" ? 0 : (readHundredths(form.value) ?? 0),
      minimumAmount: form.minimum_amount,
      usageLimit: form.usage_limit,
      perCustomerLimit: form.per_customer_limit,
      startsAt: form.starts_at,
      endsAt: form.ends_at,
      isActive: form.is_active === "on",
      firstOrderOnly: form.first_order_only === "on",
      ...readScope(form),
    });
    if (parsed.success) return { ...parsed.data, affiliateCode: form.affiliate_code };
    for (const { path, message } of parsed.error.issues) {
      issue.addIssue({ code: "custom", message, path: [snakeCase(String(path[0] ?? "form"))] });
    }
    return z.NEVER;
  });

/** The switch of one code in the list. */
export const toggleInput = z.object({ discountId: z.uuid(), active: z.enum(["yes", "no"]) });

/** More than a shop gives out at once, and few enough for one transaction. */
const MOST_CODES = 1_000;

const amount = (text: string, issue: z.core.$RefinementCtx<string>) => {
  const value = readHundredths(text);
  if (value !== undefined && value >= 1 && value <= MAX_AMOUNT) return value;
  issue.addIssue({ code: "custom", message: say.amount });
  return z.NEVER;
};

export const batchForm = z
  .object({
    name: z
      .string(batchMessages.nameNeeded)
      .trim()
      .min(1, batchMessages.nameNeeded)
      .max(60, batchMessages.nameNeeded)
      .refine((text) => text.isWellFormed() && /^\P{Cc}*$/u.test(text), batchMessages.nameNeeded),
    prefix: z
      .string()
      .default("")
      .transform((text) => text.trim().toUpperCase())
      .refine((text) => /^(?:[A-Z0-9][A-Z0-9_-]{0,15})?$/.test(text), batchMessages.prefixWrong),
    count: z
      .string(batchMessages.countWrong)
      .trim()
      .regex(/^\d{1,4}$/, batchMessages.countWrong)
      .transform(Number)
      .refine((many) => many >= 1 && many <= MOST_CODES, batchMessages.countWrong),
    type: z.enum(["percentage", "fixed_amount"], say.type),
    value: z.string(say.amount).max(40, say.amount).transform(amount),
    minimum_amount: z
      .string()
      .max(40, say.amount)
      .default("")
      .transform((text, issue) => (text.trim() === "" ? null : amount(text, issue))),
    ends_at: z
      .string()
      .max(40, discountAdminMessages.minute)
      .default("")
      .transform((text, issue) => {
        if (text.trim() === "") return null;
        const moment = readMinute(text);
        if (moment !== undefined) return moment;
        issue.addIssue({ code: "custom", message: discountAdminMessages.minute });
        return z.NEVER;
      }),
  })
  .refine(({ type, value }) => type !== "percentage" || value <= WHOLE, {
    path: ["value"],
    message: say.percentage,
  })
  .transform(({ minimum_amount: minimumAmount, ends_at: endsAt, ...rest }) => ({
    ...rest,
    minimumAmount,
    endsAt,
  }));
export type BatchInput = z.output<typeof batchForm>;
