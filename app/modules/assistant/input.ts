import { z } from "zod";
import { LONGEST_MESSAGE } from "./rules/longest-message.ts";
import { RATING_REASONS, VERDICTS } from "./rules/rating.ts";
import { assistantMessages as say } from "./texts/shopper.ts";

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

/** What somebody thinks of an answer they got. */
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
    /** Chosen by the browser, so that nobody can guess it. */
    sessionId: z.uuid(say.notUnderstood),
  },
  say.rephrase,
);
