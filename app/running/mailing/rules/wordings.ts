import type { TextPlace } from "#app/platform/mail/rewording.ts";
import { MAIL_KINDS, type MailKind } from "./mail-kinds.ts";
import { healthWordIn } from "./health-words.ts";
import { MAIL_VARIABLES, type MailValues, type MailVariable } from "./mail-variables.ts";
import { fillPattern, readPattern, variablesIn } from "./wording-pattern.ts";

/** A text of a mail that staff may word, with the words that the code has for it. */
export type Slot = { place: TextPlace; pattern: string };

/** A text of a mail as staff word it, by what the code says there. */
export type OwnWording = Slot & { own: string };

export type WordingProblem =
  | { why: "brace" | "too_long" | "control" }
  | { why: "unknown" | "not_here" | "missing" | "health"; name: string };

/** A subject or a button is one line on a phone. */
export const LONGEST: Readonly<Record<TextPlace, number>> = {
  subject: 120,
  preheader: 150,
  title: 120,
  text: 800,
  button: 40,
  footer: 300,
};

/** Words as they are saved: in one line, as HTML would show them. */
export const tidyWords = (typed: string): string => typed.replaceAll(/\s+/g, " ").trim();

/**
 * Why words can't stand in a mail; undefined when they can. `known` are the variables that each mail
 * of the kind has. What the words of the code say by a variable has to stay, so that no mail loses
 * what it is about.
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

/** The text that is sent in the place of one that the template has. */
export function rewordText(
  wordings: readonly OwnWording[],
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
