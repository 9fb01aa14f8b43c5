import { z } from "zod";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { MOST_CODES } from "./rules/label-sheet.ts";
import { COMPLAINTS } from "./rules/report-terms.ts";
import { vialTexts } from "./texts/shopper.ts";
import { vialMessages as staff } from "./texts/staff.ts";

const say = vialTexts.problems;

export const reportInput = z.object({
  key: z.uuid(say.stale),
  complaint: z.enum(COMPLAINTS, say.complaintNeeded),
  message: manyLines(2_000, { ...say, required: say.messageNeeded }).min(1, say.messageNeeded),
  contact: oneLine(200, { ...say, required: "" })
    .default("")
    .transform((text) => text || null),
});

export type ReportInput = z.infer<typeof reportInput>;

export const codesInput = z.object({
  units: z
    .string(staff.unitsNeeded)
    .trim()
    .regex(/^\d{1,6}$/, staff.unitsNeeded)
    .transform(Number)
    .refine((units) => units >= 1 && units <= MOST_CODES, staff.unitsNeeded),
});

export const outcomeInput = z.object({
  outcome: manyLines(1_000, { ...staff, required: staff.outcomeNeeded }).min(
    1,
    staff.outcomeNeeded,
  ),
});
