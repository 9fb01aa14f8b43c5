import { z } from "zod";
import { trackMessages as say } from "./messages.ts";
import { readOrderNumber } from "./rules/order-number.ts";

/** What somebody knows of an order whose link is lost. */
export const trackInput = z.object({
  orderNumber: z
    .string(say.numberNeeded)
    .max(100, say.numberNeeded)
    .transform((typed, at) => {
      const number = readOrderNumber(typed);
      if (number !== undefined) return number;
      at.addIssue({ code: "custom", message: say.numberNeeded });
      return z.NEVER;
    }),
  email: z
    .string(say.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, say.emailNeeded)
    .pipe(z.email(say.emailNeeded)),
});
