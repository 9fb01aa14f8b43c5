import { z } from "zod";
import { oneLine } from "#app/lib/plain-text.ts";
import { adminOrderMessages as say, trackMessages } from "./messages.ts";
import { readOrderNumber } from "./rules/order-number.ts";
import { ORDER_STATUSES } from "./rules/order-terms.ts";

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

const line = (max: number) => oneLine(max, { ...say, unusual: say.unusualCharacters });

/** Written into one paragraph, whatever lines it was typed in. */
const paragraph = (max: number) =>
  z
    .string(say.required)
    .transform((text) => text.replaceAll(/\s+/g, " "))
    .pipe(line(max));

/** Why a buyer cancels, which nobody has to say. */
export const cancelInput = z.object({
  reason: paragraph(300)
    .default("")
    .transform((text) => text || null),
});

export const refusedParcelInput = z.object({
  goods: z.enum(["sellable", "lost"], say.chooseGoods),
});

/** Where a parcel can be followed, if the courier says. */
export const shipInput = z
  .object({
    trackingNumber: line(60).default(""),
    trackingUrl: z
      .string()
      .trim()
      .max(300, say.tooLong(300))
      .pipe(z.union([z.literal(""), z.url({ protocol: /^https$/, error: say.trackingUrlWrong })]))
      .default(""),
  })
  .refine(({ trackingNumber, trackingUrl }) => trackingUrl === "" || trackingNumber !== "", {
    path: ["trackingNumber"],
    error: say.trackingNumberMissing,
  })
  .transform(({ trackingNumber: number, trackingUrl: url }) => ({
    tracking: number === "" ? undefined : { number, url: url || null },
  }));

export const moveTarget = z.enum(ORDER_STATUSES);

/** A cancelled order says why to its buyer. */
export const staffCancelInput = z.object({
  reason: paragraph(300).pipe(z.string().min(1, say.reasonMissing)),
});
