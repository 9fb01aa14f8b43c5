import { z } from "zod";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { recallMessages as say } from "./texts/staff.ts";

export const recallForm = z.object({
  reason: oneLine(300, { ...say, required: say.needed.reason }).min(1, say.needed.reason),
  advice: manyLines(2_000, { ...say, required: say.needed.advice }).min(1, say.needed.advice),
});
export type RecallInput = z.output<typeof recallForm>;
