import type { Texts } from "#app/lib/edit.ts";
import type { MailKind } from "../../rules/mail-kinds.ts";
import { wordingProblem, type StaffWording } from "../../rules/wordings.ts";
import { slotsOf } from "./gallery/find-slots.ts";
import { mailTexts as say } from "./texts.ts";
import { ownWordings, wordFields } from "./word-fields.ts";

/** The sealed words must fit into the address of a preview. */
const MOST_BYTES = 6_000;

type ParseResult =
  | { ok: true; value: StaffWording[] }
  | { ok: false; errors: Record<string, string>; values: Record<string, string> };

/** Returns the wordings of a form, or its errors by field. */
export function parseWords(kind: MailKind, texts: Texts): ParseResult {
  const { slots, known } = slotsOf(kind);
  const fields = wordFields(slots);
  const wordings = ownWordings(fields, texts);
  const errors: Record<string, string> = {};
  for (const { name, slot } of fields) {
    const own = wordings.find((one) => one.place === slot.place && one.pattern === slot.pattern);
    const problem = own && wordingProblem(kind, slot, own.own, known);
    if (problem) errors[name] = say.problem(slot.place, problem);
  }
  const bytes = new TextEncoder().encode(wordings.map(({ own }) => own).join("")).length;
  const last = fields.at(-1);
  if (last && bytes > MOST_BYTES) errors[last.name] ??= say.tooLongInAll;
  if (Object.keys(errors).length === 0) return { ok: true, value: wordings };
  return { ok: false, errors, values: { ...texts } };
}
