import { z } from "zod";
import { affiliateMessages as say } from "./texts/shopper.ts";

/** Joining: the version of the terms that was shown, and that it is accepted. */
export const joinInput = z.object({
  termsVersion: z
    .string(say.refused.terms_changed)
    .regex(/^\d{1,6}$/, say.refused.terms_changed)
    .transform(Number),
  terms: z.literal("yes", say.acceptTerms),
});
