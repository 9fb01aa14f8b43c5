import { createHash } from "node:crypto";
import { plain, type Texts } from "#app/lib/edit.ts";

/**
 * What the fields of a form show, with two more that are hidden: the version of the record, and a
 * short digest of each field. With them the form says later what it was filled in from. `newest` is
 * what that version says, where the form begins with an earlier one.
 */
export function editable(
  values: Texts,
  version: number,
  newest: Texts = values,
): Record<string, string> {
  return { ...values, version: String(version), base: writeBase(newest) };
}

/** Digests, as a form sends back whatever it has: a text of 40,000 characters would go twice. */
export function writeBase(values: Texts): string {
  const digests = Object.entries(values).map(([name, text]) => [name, digestOf(text)]);
  return new URLSearchParams(digests).toString();
}

/** Whether a field says what it said when the form was opened. Undefined when the form lost that. */
export function isAsOpened(base: string, name: string, text: string): boolean | undefined {
  const digest = new URLSearchParams(base).get(name);
  return digest === null ? undefined : digest === digestOf(text);
}

function digestOf(text: string): string {
  return createHash("sha256").update(plain(text)).digest("base64url").slice(0, 10);
}
