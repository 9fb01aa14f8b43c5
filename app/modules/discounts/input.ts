import { z } from "zod";
import { discountMessages as say } from "./texts/staff.ts";
import { WHOLE } from "./rules/discount-terms.ts";
import { readCode } from "./rules/read-code.ts";

const MAX_AMOUNT = 2_000_000_000;

const limit = z.int(say.limit).min(1, say.limit).max(1_000_000, say.limit).nullable().default(null);

/** A discount as staff writes it. `value` is hundredths of a percent, or centavos. */
export const discountInput = z
  .object({
    code: z.string().transform((typed, issue) => {
      const code = readCode(typed);
      if (code !== undefined) return code;
      issue.addIssue({ code: "custom", message: say.code });
      return z.NEVER;
    }),
    type: z.enum(["percentage", "fixed_amount"]),
    value: z.int(say.amount).min(1, say.amount).max(MAX_AMOUNT, say.amount),
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
  })
  .refine(({ type, value }) => type !== "percentage" || value <= WHOLE, {
    path: ["value"],
    message: say.percentage,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
    path: ["endsAt"],
    message: say.period,
  });

export type DiscountInput = z.input<typeof discountInput>;
