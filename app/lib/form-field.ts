import type { EditField, Texts } from "./edit.ts";
import { writeHundredths } from "./hundredths.ts";
import { writeMinute } from "./shop-minute.ts";

/** One description for a field's display, its input and the comparison with the saved value. */
export type FormField = EditField & {
  hint?: string;
  required?: true;
  /** The maximum length in characters, as in the schema. */
  max?: number;
  /** `money` is typed in pesos, stored in centavos; `moment` is in Manila; `secret` is masked. */
  input?: "email" | "tel" | "url" | "count" | "money" | "moment" | "code" | "secret";
  /** Two half-width fields share a row if there is room. */
  half?: true;
  /** Consecutive fields with the same legend form one fieldset. */
  group?: { legend: string; hint?: string };
};

type FieldTerms = Omit<FormField, "name" | "label" | "hint" | "words">;
type FieldTexts = string | { label: string; hint?: string; words?: Texts };

/** The fields of a form in their order. A text is a label, or a label with hint and choices. */
export function formFields<Name extends string>(
  texts: Readonly<Record<Name, FieldTexts>>,
  terms: Readonly<Partial<Record<NoInfer<Name>, FieldTerms>>>,
): readonly FormField[] {
  const all: Readonly<Record<string, FieldTexts>> = texts;
  return Object.entries<FieldTerms | undefined>(terms).flatMap(([name, own]) => {
    const said = all[name];
    if (said === undefined) return [];
    return [{ name, ...(typeof said === "string" ? { label: said } : said), ...own }];
  });
}

/** The record as form values; its property names must equal the field names. */
export function textsOf(fields: readonly FormField[], record: object): Texts {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    fields.map((field) => [field.name, textOf(field, values.get(field.name))]),
  );
}

function textOf({ kind, input }: FormField, value: unknown): string {
  if (kind === "tick") return value === true ? "on" : "";
  if (value instanceof Date) return writeMinute(value);
  if (typeof value === "number") return input === "money" ? writeHundredths(value) : String(value);
  return typeof value === "string" ? value : "";
}
