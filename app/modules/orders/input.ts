import { z } from "zod";
import { adminOrderMessages as say, trackMessages } from "./messages.ts";
import { readOrderNumber } from "./rules/order-number.ts";

/** What somebody knows of an order whose link is lost. */
export const trackInput = z.object({
  orderNumber: z
    .string(trackMessages.numberNeeded)
    .max(100, trackMessages.numberNeeded)
    .transform((typed, at) => {
      const number = readOrderNumber(typed);
      if (number !== undefined) return number;
      at.addIssue({ code: "custom", message: trackMessages.numberNeeded });
      return z.NEVER;
    }),
  email: z
    .string(trackMessages.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, trackMessages.emailNeeded)
    .pipe(z.email(trackMessages.emailNeeded)),
});

/** Written into one paragraph, whatever lines it was typed in. */
const paragraph = (max: number) =>
  z
    .string(say.required)
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .max(max, say.tooLong(max))
        .regex(/^\P{Cc}*$/u, say.unusualCharacters)
        .refine((text) => text.isWellFormed(), say.unusualCharacters),
    );

/** Why a buyer cancels, which nobody has to say. */
export const cancelInput = z.object({
  reason: paragraph(300)
    .default("")
    .transform((text) => text || null),
});

export const refusedParcelInput = z.object({
  goods: z.enum(["sellable", "lost"], say.chooseGoods),
});
