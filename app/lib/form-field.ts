import type { EditField, Texts } from "./edit.ts";
import { writeHundredths } from "./hundredths.ts";
import { writeMinute } from "./shop-minute.ts";

/** A field of a form, said once: how it is shown, typed, and compared with what is saved. */
export type FormField = EditField & {
  hint?: string;
  required?: true;
  /** As many characters as its schema takes. */
  max?: number;
  /** How it is typed; `money` is centavos in pesos, `moment` a minute in Manila, `secret` is not shown. */
  input?: "email" | "tel" | "url" | "count" | "money" | "moment" | "code" | "secret";
  /** Two of these stand beside each other where there is room. */
  half?: true;
  /** Fields with one legend, one after the other, stand in a group of that name. */
  group?: { legend: string; hint?: string };
};

type FieldTerms = Omit<FormField, "name" | "label" | "hint" | "words">;
type FieldTexts = string | { label: string; hint?: string; words?: Texts };

/** The fields of a form in their order, and their texts: a label, or a label and more. */
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

/** A record as its form shows it, where its fields are called as those of the record. */
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
