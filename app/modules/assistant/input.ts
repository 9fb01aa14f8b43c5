import { z } from "zod";
import { LONGEST_MESSAGE } from "./rules/longest-message.ts";
import { assistantMessages as say } from "./texts/shopper.ts";

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

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
