import type { TextPlace } from "#app/platform/mail/rewording.ts";
import { MAIL_KINDS, type MailKind } from "./mail-kinds.ts";
import { healthWordIn } from "./health-words.ts";
import { MAIL_VARIABLES, type MailValues, type MailVariable } from "./mail-variables.ts";
import { fillPattern, readPattern, variablesIn } from "./wording-pattern.ts";

/** A text of a mail that staff can reword, with the pattern in the code. */
export type Slot = { place: TextPlace; pattern: string };

/** Staff's wording of a text, with the pattern that it replaces. */
export type StaffWording = Slot & { own: string };

export type WordingProblem =
  | { why: "brace" | "too_long" | "control" }
  | { why: "unknown" | "not_here" | "missing" | "health"; name: string };

/** A subject or a button fits one line on a phone. */
export const LONGEST: Readonly<Record<TextPlace, number>> = {
  subject: 120,
  preheader: 150,
  title: 120,
  text: 800,
  button: 40,
  footer: 300,
};

/** Collapses whitespace, as HTML does. */
export const tidyWords = (typed: string): string => typed.replaceAll(/\s+/g, " ").trim();

/**
 * Why a wording cannot be used; undefined if it can. `known` are the variables that every mail of
 * the kind has. Variables in the code's pattern must stay, so that no mail loses its subject
 * matter.
 */
export function wordingProblem(
  kind: MailKind,
  { place, pattern }: Slot,
  own: string,
  known: readonly MailVariable[],
): WordingProblem | undefined {
  if (own.length > LONGEST[place]) return { why: "too_long" };
  if (!own.isWellFormed() || !/^\P{Cc}*$/u.test(own)) return { why: "control" };
  const read = readPattern(own);
  if ("problem" in read) return read.problem;
  const used = variablesIn(own);
  const needed = variablesIn(pattern);
  const foreign = used.find((name) => !known.includes(name) && !needed.includes(name));
  if (foreign) return { why: "not_here", name: foreign };
  const missing = needed.find((name) => !used.includes(name));
  if (missing) return { why: "missing", name: missing };
  return place === "subject" && MAIL_KINDS[kind].to === "customer"
    ? healthIn(own, used)
    : undefined;
}

function healthIn(own: string, used: readonly MailVariable[]): WordingProblem | undefined {
  const variable = used.find((name) => MAIL_VARIABLES[name].isHealth);
  const name = variable ? `{${variable}}` : healthWordIn(own);
  return name === undefined ? undefined : { why: "health", name };
}

export function rewordText(
  wordings: readonly StaffWording[],
  values: MailValues,
  place: TextPlace,
  text: string,
): string {
  for (const { pattern, own, ...wording } of wordings) {
    if (wording.place !== place || fillPattern(pattern, values) !== text) continue;
    return fillPattern(own, values) ?? text;
  }
  return text;
}
