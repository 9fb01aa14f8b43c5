import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { lotAdminMessages as say } from "./admin/messages.ts";

const line = (max: number) => oneLine(max, say);
const required = (max: number) => line(max).min(1, say.required);
const day = z.string(say.dayNeeded).trim().refine(isDay, say.dayNeeded);
const emptyIsNull = (text: string) => (text === "" ? null : text);

/** The item is a product, or a product and one of its variants: `id` or `id/id`. */
const item = z.string(say.itemNeeded).transform((text, issue) => {
  const [productId = "", variantId] = text.split("/");
  const ids = z.uuid();
  if (ids.safeParse(productId).success && (!variantId || ids.safeParse(variantId).success)) {
    return { productId, variantId: variantId || null };
  }
  issue.addIssue({ code: "custom", message: say.itemNeeded });
  return z.NEVER;
});

export const lotInput = z
  .object({
    item,
    lotNumber: required(40),
    madeOn: z
      .union([z.literal(""), day], say.dayNeeded)
      .default("")
      .transform(emptyIsNull),
    expiresOn: day,
    receivedUnits: z
      .string(say.unitsNeeded)
      .trim()
      .regex(/^[1-9]\d{0,5}$/, say.unitsNeeded)
      .transform(Number),
    addToStock: z.enum(["on"], say.unusual).optional(),
  })
  .refine((lot) => lot.madeOn === null || lot.madeOn < lot.expiresOn, {
    path: ["expiresOn"],
    message: say.expiresAfterMade,
  });

const purity = z
  .string()
  .trim()
  .transform((text, issue) => {
    if (text === "") return null;
    const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
    if (percent > 0 && percent <= 100) return percent;
    issue.addIssue({ code: "custom", message: say.purityNeeded });
    return z.NEVER;
  });

const verifyUrl = z
  .union(
    [
      z.literal(""),
      z
        .url(say.httpsNeeded)
        .max(500, say.tooLong(500))
        .refine((text) => text.startsWith("https://"), say.httpsNeeded),
    ],
    say.httpsNeeded,
  )
  .default("")
  .transform(emptyIsNull);

export const reportInput = z.object({
  labName: required(120),
  method: required(120),
  purity: purity.default(null),
  reportedOn: day,
  verifyUrl,
});

export type LotInput = z.infer<typeof lotInput>;
export type ReportInput = z.infer<typeof reportInput>;
