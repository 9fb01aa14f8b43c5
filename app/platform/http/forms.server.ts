import { z } from "zod";

export type FormFailure = {
  /** One message a field, by the field's name. */
  errors: Record<string, string>;
  /** What was typed, to show it again. Never passwords. */
  values: Record<string, string>;
};

/** The texts of a form by name. Repeated names keep the first; files are no texts. */
export function formTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !Object.hasOwn(texts, name)) texts[name] = value;
  }
  return texts;
}

/**
 * The form of a request; one that is no form, or did not arrive whole, is the sender's mistake. So
 * is a NUL, which no keyboard has and no text in PostgreSQL may hold.
 */
export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => undefined);
  const texts = form && formTexts(form);
  if (texts && !Object.values(texts).some((text) => text.includes("\0"))) return texts;
  throw new Response("Part of this form didn’t arrive. Please send it again.", { status: 400 });
}

/** Checks a form by its schema; on failure says the first problem of each field. */
export function parseForm<S extends z.ZodType>(
  schema: S,
  texts: Record<string, string>,
): { ok: true; value: z.infer<S> } | ({ ok: false } & FormFailure) {
  const parsed = schema.safeParse(texts);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "form");
    errors[field] ??= issue.message;
  }
  return { ok: false, errors, values: withoutPasswords(texts) };
}

function withoutPasswords(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !/password/i.test(name)));
}

/** What a page does for this `intent`. An inherited name, such as `constructor`, is unknown. */
export function actOf<Act>(acts: Readonly<Record<string, Act>>, intent = ""): Act | undefined {
  return Object.hasOwn(acts, intent) ? acts[intent] : undefined;
}

/** Makes acts that read their form first; `unread` answers a form with errors. */
export function formActs<Given extends unknown[], Unread>(
  unread: (errors: Record<string, string>) => Unread,
) {
  return <Schema extends z.ZodType, Done>(
    schema: Schema,
    act: (form: z.infer<Schema>, ...given: Given) => Done,
  ) =>
    (texts: Record<string, string>, ...given: Given) => {
      const form = parseForm(schema, texts);
      return form.ok ? act(form.value, ...given) : unread(form.errors);
    };
}
