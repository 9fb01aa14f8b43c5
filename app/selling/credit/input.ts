import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { manyLines } from "#app/lib/plain-text.ts";
import { MOST_CREDIT } from "./rules/credit-terms.ts";
import { creditAdminMessages as say } from "./texts/staff.ts";

const { errors } = say;

/** Credit that staff give (positive) or take back (negative), typed in pesos. */
export const goodwillInput = z
  .object({
    key: z.uuid(errors.stale),
    way: z.enum(["add", "take"], errors.way),
    amount: z.string(errors.amount),
    reason: manyLines(300, {
      required: errors.reason,
      tooLong: errors.long,
      unusual: errors.unusual,
    }).min(1, errors.reason),
  })
  .transform(({ way, amount: typed, ...rest }, check) => {
    const amount = readHundredths(typed);
    if (amount !== undefined && amount > 0 && amount <= MOST_CREDIT) {
      return { ...rest, amount: way === "add" ? amount : -amount };
    }
    check.addIssue({ code: "custom", path: ["amount"], message: errors.amount });
    return z.NEVER;
  });

export type GoodwillInput = z.infer<typeof goodwillInput>;
