import { z } from "zod";
import { readPesos } from "#app/selling/payments/rules/read-pesos.ts";
import { RETURN_REASONS } from "./rules/return-terms.ts";
import { ownReturnMessages as own } from "./texts/shopper.ts";
import { returnMessages as staff } from "./texts/staff.ts";

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

/** A return request from a buyer, or from staff for a buyer. The units have their own fields. */
export const askInput = z
  .object({
    key: z.uuid(own.errors.key),
    reason: z.enum(RETURN_REASONS, own.errors.reason),
    note: z
      .string()
      .trim()
      .max(1_000, own.errors.noteLong(1_000))
      .refine(printable, staff.errors.unusual)
      .default(""),
    /** An unticked box sends nothing. */
    asCredit: z
      .string()
      .optional()
      .transform((ticked) => ticked !== undefined),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    message: own.errors.note,
  });

const words = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(500, staff.errors.long(500))
    .refine(printable, staff.errors.unusual);

/** The version of the return in the form, and a key for each sending. */
const act = z.object({
  key: z.uuid(staff.errors.key),
  version: z.coerce.number(staff.errors.key).int(staff.errors.key).positive(staff.errors.key),
});

export const approveInput = act
  .extend({
    comesBack: z.enum(["yes", "no"], staff.errors.comesBack),
    answer: z
      .string()
      .trim()
      .max(500, staff.errors.long(500))
      .refine(printable, staff.errors.unusual)
      .default(""),
  })
  .refine(({ comesBack, answer }) => comesBack === "no" || answer !== "", {
    path: ["answer"],
    message: staff.errors.answerWay,
  })
  .transform(({ comesBack, answer, ...rest }) => ({
    ...rest,
    comesBack: comesBack === "yes",
    answer: answer || null,
  }));

export const refuseInput = act.extend({ answer: words(staff.errors.answer) });

/** The units of each line are read separately. */
export const unitsInput = act;

export const settleInput = act
  .extend({
    money: z.enum(["refund", "none"], staff.errors.money),
    amount: z.string().default(""),
    how: z.enum(["gateway", "by-hand", "credit"], staff.errors.key).default("gateway"),
    reference: z
      .string()
      .trim()
      .max(200, staff.errors.long(200))
      .refine(printable, staff.errors.unusual)
      .default(""),
    why: words(staff.errors.why),
  })
  .transform(({ money, amount: typed, how, reference, ...rest }, check) => {
    if (money === "none") return { ...rest, refund: undefined };
    const amount = readPesos(typed);
    if (amount === undefined || amount <= 0) {
      check.addIssue({ code: "custom", path: ["amount"], message: staff.errors.amount });
      return z.NEVER;
    }
    if (how === "by-hand" && reference === "") {
      check.addIssue({ code: "custom", path: ["reference"], message: staff.errors.reference });
      return z.NEVER;
    }
    const byHand = how === "by-hand" ? reference : undefined;
    return { ...rest, refund: { amount, byHand, ...(how === "credit" && { toCredit: true }) } };
  });
export type SettleInput = z.infer<typeof settleInput>;
