import { z } from "zod";
import { newsletterMessages as say } from "./texts/shopper.ts";
import { SOURCES } from "./rules/subscription-terms.ts";

export const subscribeInput = z.object({
  email: z
    .string(say.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, say.emailNeeded)
    .pipe(z.email(say.emailNeeded)),
  source: z.enum(SOURCES).catch("newsletter"),
});

export type SubscribeInput = z.infer<typeof subscribeInput>;
