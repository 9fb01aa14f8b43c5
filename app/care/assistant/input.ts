import { z } from "zod";
import { LONGEST_MESSAGE } from "./rules/longest-message.ts";
import { RATING_REASONS, VERDICTS } from "./rules/rating.ts";
import { QUESTION_OUTCOMES } from "./rules/unanswered.ts";
import { savingMessages } from "./texts/shopper-saving.ts";
import { assistantStaffMessages as staff } from "./texts/staff.ts";
import { assistantMessages as say } from "./texts/shopper.ts";

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

const id = z.string(staff.notUnderstood);

export const questionOutcomeInput = z.object({
  questionId: id,
  outcome: z.enum(QUESTION_OUTCOMES, staff.notUnderstood),
});

/** A note by staff with access to health data about a conversation. */
export const conversationOutcomeInput = z.object({
  conversationId: id,
  outcome: z
    .string(staff.noteLong)
    .default("")
    .transform((text) => text.trim())
    .pipe(z.string().max(500, staff.noteLong).refine(printable, staff.noteUnreadable)),
});

/** Readers with saved conversations also send the id of the current one. */
export const savingInput = z.object(
  { sessionId: z.uuid(say.notUnderstood) },
  savingMessages.notUnderstood,
);

export const ratingInput = z.object(
  {
    sessionId: z.uuid(say.notUnderstood),
    answerId: z.uuid(say.ratingNotFound),
    verdict: z.enum(VERDICTS, say.notRated),
    reason: z.enum(RATING_REASONS, say.notRated).nullable(),
  },
  say.notRated,
);

export const messageInput = z.object(
  {
    message: z
      .string(say.messageNeeded)
      .trim()
      .min(1, say.messageNeeded)
      .max(LONGEST_MESSAGE, say.tooLong)
      .refine(printable, say.rephrase)
      .refine((text) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text), say.rephrase),
    /** The browser chooses a random id, so that no one can guess it. */
    sessionId: z.uuid(say.notUnderstood),
  },
  say.rephrase,
);
