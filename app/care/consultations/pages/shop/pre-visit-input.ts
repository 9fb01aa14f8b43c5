import { z } from "zod";
import { manyLines } from "#app/lib/plain-text.ts";
import { MAY_BE_EMPTY, MOST_ANSWER, type PreVisitQuestion } from "../../rules/pre-visit.ts";
import { preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";

function answer(question: PreVisitQuestion) {
  const needed = say.needed[question];
  const words = { required: needed, tooLong: () => say.tooLong, unusual: say.unusual };
  const text = manyLines(MOST_ANSWER, words);
  return MAY_BE_EMPTY.has(question) ? text.default("") : text.min(1, needed);
}

/** The form before a visit. It has the checkbox only the first time. */
export const preVisitInput = z
  .object({
    reason: answer("reason"),
    changed: answer("changed"),
    medicines: answer("medicines"),
    allergies: answer("allergies"),
    conditions: answer("conditions"),
    questions: answer("questions"),
    version: z
      .string(say.notUnderstood)
      .regex(/^\d{1,6}$/, say.notUnderstood)
      .transform(Number),
    consent: z.enum(["yes"], say.consentNeeded).optional(),
  })
  .transform(({ version, consent, ...answers }) => ({
    answers,
    version,
    agreed: consent === "yes",
  }));
