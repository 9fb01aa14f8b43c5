import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { manyLines } from "#app/lib/plain-text.ts";
import { MOST_TEXT, MOST_UNITS } from "#app/selling/clearance/rules/clearance-terms.ts";
import { clearanceStaffMessages, DECLINE_REASONS } from "#app/selling/clearance/texts/staff.ts";
import { MOST_NOTE, MOST_WEEKS, VISIT_OUTCOMES } from "../../rules/visit-moves.ts";
import type { OutcomeSubject, Outcome } from "../../rules/visit-outcome.ts";
import { visitMessages } from "../../texts/staff-visits.ts";

const { errors: say } = visitMessages;
const { errors: ofClearance } = clearanceStaffMessages;
const words = (required: string) => ({
  required,
  tooLong: () => say.tooLong,
  unusual: say.unusual,
});
const part = manyLines(MOST_NOTE, words(say.notUnderstood)).default("");

const version = z
  .string(say.notUnderstood)
  .regex(/^\d{1,9}$/, say.notUnderstood)
  .transform(Number);

export const onVisit = z.object({ version });

export const markInput = onVisit.extend({ came: z.enum(["yes", "no"], say.notUnderstood) });

const weeks = z
  .string()
  .trim()
  .regex(/^(\d{1,2})?$/, say.weeks)
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((number) => number === null || (number >= 1 && number <= MOST_WEEKS), say.weeks)
  .default(null);

const note = { said: part, plan: part, forPatient: part, followUpWeeks: weeks };

export const draftInput = onVisit.extend(note).transform(({ version: read, ...draft }) => ({
  version: read,
  note: draft,
}));

/** `request <id> <version>`, `product <id>`, or nothing. */
const about = z.string(say.about).default("").transform(readAbout);

const longAnswer = ofClearance.long;
const why = z.enum(
  ["", "condition", "medicines", "missing", "alternative", "other"],
  ofClearance.reason,
);

/** The note with how the visit ends: of the fields below it, those that this needs. */
export const endInput = onVisit
  .extend({
    ...note,
    said: part.pipe(z.string().min(1, say.said)),
    outcome: z.enum(VISIT_OUTCOMES, say.outcome),
    about,
    units: z.string().trim().default(""),
    lastDay: z.string().trim().default(""),
    why: why.default(""),
    answer: z
      .string()
      .trim()
      .max(MOST_TEXT, longAnswer)
      .regex(/^\P{Cc}*$/u, ofClearance.unusual)
      .default(""),
  })
  .transform((form, problem) => {
    const { version: read, said, plan, forPatient, followUpWeeks } = form;
    const found = readOutcome(form);
    if (!("kind" in found)) {
      problem.addIssue({ code: "custom", path: [found.field], message: found.message });
      return z.NEVER;
    }
    return { version: read, note: { said, plan, forPatient, followUpWeeks }, outcome: found };
  });

export const additionInput = z.object({
  key: z.uuid(say.notUnderstood),
  text: manyLines(MOST_NOTE, words(say.text)).min(1, say.text),
});

function readAbout(text: string): OutcomeSubject | undefined {
  const [kind, id = "", read = ""] = text.split(" ");
  if (!isUuid(id)) return undefined;
  if (kind === "product") return { productId: id };
  const isRead = kind === "request" && /^\d{1,9}$/.test(read);
  return isRead ? { requestId: id, version: Number(read) } : undefined;
}

type VisitForm = {
  outcome: Outcome["kind"];
  about: OutcomeSubject | undefined;
  units: string;
  lastDay: string;
  why: z.infer<typeof why>;
  answer: string;
};

function readOutcome(sent: VisitForm): Outcome | { field: string; message: string } {
  const { outcome: kind, about: chosen, units, lastDay, why: reason, answer } = sent;
  if (kind === "none") return { kind };
  if (kind === "again") return { kind, about: chosen };
  if (!chosen) return { field: "about", message: say.about };
  if (kind === "decline") {
    if (reason === "") return { field: "why", message: ofClearance.reason };
    if (reason === "other" && answer === "") return { field: "answer", message: ofClearance.note };
    return {
      kind,
      about: chosen,
      answer: [DECLINE_REASONS[reason], answer].filter(Boolean).join(" "),
    };
  }
  const number = Number(units);
  const isCount = /^\d{1,2}$/.test(units) && number >= 1 && number <= MOST_UNITS;
  if (!isCount) return { field: "units", message: say.units };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay)) return { field: "lastDay", message: ofClearance.until };
  return { kind, about: chosen, units: number, lastDay };
}
