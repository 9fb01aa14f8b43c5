import { z } from "zod";
import { testPageText } from "./messages.ts";
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
