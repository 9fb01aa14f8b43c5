import { z } from "zod";
import { reviewMessages as say } from "./texts/shopper.ts";
import { reviewAdminMessages } from "./texts/staff.ts";

export const reviewInput = z.object({
  rating: z
    .string(say.ratingNeeded)
    .regex(/^[1-5]$/, say.ratingNeeded)
    .transform(Number),
  text: z
    .string(say.textNeeded)
    .trim()
    .min(10, say.textNeeded)
    .max(2_000, say.textLong)
    .refine((text) => text.isWellFormed() && !text.includes("\u0000"), say.textNeeded),
});

export type ReviewInput = z.infer<typeof reviewInput>;

export const decisionInput = z.discriminatedUnion("decision", [
  z.object({
    reviewId: z.uuid(),
    decision: z.literal("published"),
    reason: z.unknown().optional(),
  }),
  z.object({
    reviewId: z.uuid(),
    decision: z.literal("rejected"),
    reason: z
      .string(reviewAdminMessages.reasonNeeded)
      .trim()
      .min(1, reviewAdminMessages.reasonNeeded)
      .max(500, reviewAdminMessages.reasonNeeded)
      .refine(
        (text) => text.isWellFormed() && !text.includes("\u0000"),
        reviewAdminMessages.reasonNeeded,
      ),
  }),
]);

/** An answer below a review; empty takes it away. */
export const answerInput = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  answer: z
    .string()
    .trim()
    .max(1_000, reviewAdminMessages.errors.long)
    .refine(
      (text) => text.isWellFormed() && !text.includes("\u0000"),
      reviewAdminMessages.errors.unusual,
    )
    .default("")
    .transform((text) => (text === "" ? null : text)),
});

export type ReviewDecision = z.infer<typeof decisionInput>;
