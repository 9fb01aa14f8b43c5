import { z } from "zod";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { isDay } from "#app/lib/is-day.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { ONLINE_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { LONGEST_MESSAGE, MOST_DAYS_AHEAD } from "./rules/card-terms.ts";
import { giftCardMessages } from "./texts/shopper.ts";
import { giftCardAdminMessages } from "./texts/staff.ts";

const { errors: say } = giftCardMessages;
const staff = giftCardAdminMessages.errors;

const words = (required: string) => ({ required, tooLong: say.long, unusual: say.unusual });
const name = oneLine(80, words(say.name)).min(1, say.name);
const email = z.string(say.email).trim().toLowerCase().max(254, say.email).pipe(z.email(say.email));

/** A gift card to buy. The day may be today to one year ahead, in Manila. */
export const buyInput = (now: Date) =>
  z.object({
    key: z.uuid(say.stale),
    amount: z.coerce.number(say.amount).int(say.amount),
    buyerName: name,
    buyerEmail: email,
    recipientName: name,
    recipientEmail: email,
    message: manyLines(LONGEST_MESSAGE, words(say.long(LONGEST_MESSAGE))).default(""),
    sendOn: z
      .string(say.day)
      .refine(
        (day) => isDay(day) && day >= shopDay(now) && day <= shopDay(addDays(now, MOST_DAYS_AHEAD)),
        say.day,
      ),
    paymentMethod: z.enum(ONLINE_METHODS, say.method),
  });

export type BuyInput = z.infer<ReturnType<typeof buyInput>>;

export const redeemInput = z.object({
  code: z.string(say.code).trim().min(1, say.code).max(200, say.code),
});

export const resendInput = z.object({ email });

const reason = oneLine(200, { required: staff.reason, tooLong: say.long, unusual: say.unusual });

export const voidInput = z.object({
  reason: reason.min(1, staff.reason),
  /** The reference of a refund that staff made themselves. */
  byHand: oneLine(100, words(staff.reason)).default(""),
});

export type VoidInput = z.infer<typeof voidInput>;
