import { z } from "zod";
import { manyLines } from "#app/lib/plain-text.ts";
import { findingWords } from "#app/selling/payments/texts/staff-findings.ts";
import { CASE_ACTS } from "./rules/guarantee-terms.ts";

const { errors, problems } = findingWords;

/** How staff end a waiting case. The queue's form names its case `findingId`. */
export const endCaseInput = z
  .object({
    findingId: z.uuid(errors.unknown),
    intent: z.enum(CASE_ACTS, errors.unknown),
    note: manyLines(500, problems).min(1, problems.required),
  })
  .transform(({ findingId: caseId, intent: act, note }) => ({ caseId, act, note }));

export type EndCaseInput = z.infer<typeof endCaseInput>;
