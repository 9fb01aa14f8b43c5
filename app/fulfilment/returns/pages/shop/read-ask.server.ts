import { parseForm } from "#app/platform/http/forms.server.ts";
import { askInput } from "../../input.ts";
import { readUnits } from "../../rules/read-units.ts";
import { ownReturnMessages as say } from "../../texts/shopper.ts";

/** Parses the return form, which buyers and staff share. */
export function readAsk(texts: Record<string, string>) {
  const form = parseForm(askInput, texts);
  const read = readUnits(texts, "units");
  if (form.ok && read.ok) return { ok: true as const, value: { ...form.value, units: read.units } };
  const wrong = read.ok ? [] : read.fields.map((field) => [field, say.errors.units]);
  const errors: Record<string, string> = Object.fromEntries(wrong);
  return { ok: false as const, errors: { ...errors, ...(form.ok ? {} : form.errors) } };
}
