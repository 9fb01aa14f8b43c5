import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import type { LabResult } from "./rules/lab-tests.ts";
import { lotAdminMessages as say } from "./texts/staff.ts";

const needed = (max: number, empty: string) =>
  oneLine(max, { ...say, required: empty }).min(1, empty);
const why = needed(300, say.needed.why);
const day = z.string(say.dayNeeded).trim().refine(isDay, say.dayNeeded);
const emptyIsNull = (text: string) => (text === "" ? null : text);

/** A product, or one of its variants: `id` or `id/id`. */
const item = z.string(say.itemNeeded).transform((text, issue) => {
  const [productId = "", variantId] = text.split("/");
  const ids = z.uuid();
  if (ids.safeParse(productId).success && (!variantId || ids.safeParse(variantId).success)) {
    return { productId, variantId: variantId || null };
  }
  issue.addIssue({ code: "custom", message: say.itemNeeded });
  return z.NEVER;
});

const madeOn = z
  .union([z.literal(""), day], say.dayNeeded)
  .default("")
  .transform(emptyIsNull);
const facts = {
  lotNumber: needed(40, say.needed.lotNumber),
  madeOn,
  expiresOn: day,
  receivedUnits: z
    .string(say.unitsNeeded)
    .trim()
    .regex(/^[1-9]\d{0,5}$/, say.unitsNeeded)
    .transform(Number),
};
const inOrder = (lot: { madeOn: string | null; expiresOn: string }) =>
  lot.madeOn === null || lot.madeOn < lot.expiresOn;
const orderWrong = { path: ["expiresOn"], message: say.expiresAfterMade };

export const lotInput = z
  .object({ item, ...facts, addToStock: z.enum(["on"], say.unusual).optional() })
  .refine(inOrder, orderWrong);

/** The reason for closing or correcting a lot, or withdrawing a report. */
export const whyInput = z.object({ why });

export const correctionInput = z
  .object({ ...facts, why })
  .refine(inOrder, orderWrong)
  .transform(({ why, ...corrected }) => ({ why, facts: corrected }));

export const withdrawalInput = z.object({
  reportId: z.uuid(say.errors.not_found),
  why,
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
  labName: needed(120, say.needed.labName),
  reportedOn: day,
  verifyUrl,
  failureSeen: z.enum(["on"], say.unusual).optional(),
});

export type LotInput = z.infer<typeof lotInput>;
export type LotFacts = z.infer<typeof correctionInput>["facts"];
export type ReportInput = z.infer<typeof reportInput> & { results: readonly LabResult[] };
