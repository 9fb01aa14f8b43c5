import { z } from "zod";
import { refundMessages as say, testPageText } from "./messages.ts";
import { readPesos } from "./rules/read-pesos.ts";
import {
  CALLBACK_ORDERS,
  MAX_DELAY_SECONDS,
  MAX_REPEAT,
  TEST_DECISIONS,
} from "./rules/test-callbacks.ts";

const wholeNumber = (min: number, max: number) => {
  const message = testPageText.outOfRange(min, max);
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

/** The form of the built-in payment page: the button pressed, and how the provider calls back. */
export const testDecisionInput = z
  .object({
    decision: z.enum(TEST_DECISIONS),
    delay_seconds: wholeNumber(0, MAX_DELAY_SECONDS).default(0),
    repeat: wholeNumber(1, MAX_REPEAT).default(1),
    order: z.enum(CALLBACK_ORDERS).default("normal"),
    lose: z.literal("on").optional(),
  })
  .transform(({ decision, delay_seconds, repeat, order, lose }) => ({
    decision,
    callbacks: { delaySeconds: delay_seconds, repeat, order, lose: lose === "on" },
  }));

const text = (max: number) => z.string().trim().max(max, say.tooLong(max));

/** The refund form of the back-office. `how` is what staff choose; the command sees its effect. */
export const refundInput = z
  .object({
    key: z.uuid(),
    amount: z.string().transform((typed, check) => {
      const amount = readPesos(typed);
      if (amount !== undefined && amount > 0) return amount;
      check.addIssue(say.amount);
      return z.NEVER;
    }),
    how: z.enum(["gateway", "by-hand"]),
    reference: text(200).default(""),
    reason: text(500).min(1, say.reason),
  })
  .transform(({ how, reference, ...rest }, check) => {
    if (how === "gateway") return { ...rest, byHand: undefined };
    if (reference) return { ...rest, byHand: reference };
    check.addIssue({ code: "custom", path: ["reference"], message: say.reference });
    return z.NEVER;
  });
export type RefundInput = z.infer<typeof refundInput>;
