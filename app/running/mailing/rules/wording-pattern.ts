import { isMailVariable, type MailValues, type MailVariable } from "./mail-variables.ts";

type Part = { text: string } | { variable: MailVariable };

export type PatternProblem = { why: "brace" } | { why: "unknown"; name: string };

const TOKEN = /\{([^{}]*)\}|([^{}]+)|[{}]/g;

/** Reads a text with variables, such as `Order {order_number}`. Any other brace is an error. */
export function readPattern(pattern: string): { parts: Part[] } | { problem: PatternProblem } {
  const parts: Part[] = [];
  for (const [, name, text] of pattern.matchAll(TOKEN)) {
    if (text !== undefined) parts.push({ text });
    else if (name === undefined) return { problem: { why: "brace" } };
    else if (isMailVariable(name)) parts.push({ variable: name });
    else return { problem: { why: "unknown", name } };
  }
  return { parts };
}

/** Fills in the values; undefined if a value is missing or the pattern is invalid. */
export function fillPattern(pattern: string, values: MailValues): string | undefined {
  const read = readPattern(pattern);
  if ("problem" in read) return undefined;
  let filled = "";
  for (const part of read.parts) {
    const text = "text" in part ? part.text : values[part.variable];
    if (text === undefined) return undefined;
    filled += text;
  }
  return filled;
}

export function variablesIn(pattern: string): MailVariable[] {
  const read = readPattern(pattern);
  if ("problem" in read) return [];
  return [...new Set(read.parts.flatMap((part) => ("variable" in part ? [part.variable] : [])))];
}

/** The pattern of a text: each value in it is replaced by its name, longest value first. */
export function patternOf(text: string, values: MailValues): string {
  const known = Object.entries(values)
    .filter(([, value]) => value !== "")
    .toSorted(([, one], [, other]) => other.length - one.length);
  let pattern = "";
  for (let at = 0; at < text.length;) {
    const found = known.find(([, value]) => text.startsWith(value, at));
    pattern += found ? `{${found[0]}}` : (text[at] ?? "");
    at += found ? found[1].length : 1;
  }
  return pattern;
}
