import { z } from "zod";
import { ok } from "#app/lib/result.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import type { Texts } from "#app/lib/edit.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { StaffVariants } from "../../queries/staff-variants.server.ts";
import { generateRows, splitValues } from "../../rules/generate-rows.ts";
import { MOST_VARIANTS, readRowKeys } from "../../rules/variant-rows.ts";
import { variantName } from "../../rules/variants.ts";
import { variantMessages } from "../../texts/staff-variants.ts";
import { text } from "./typed-fields.ts";
import { rowField } from "./variant-fields.ts";

const say = variantMessages.errors;

const values = text(1_000)
  .transform(splitValues)
  .refine((all) => all.length <= MOST_VARIANTS, variantMessages.full)
  .refine((all) => all.every((value) => value.length <= 40), say.value);
const input = z.object({
  values1: values.refine((all) => all.length > 0, say.valuesNeeded),
  values2: values,
});

type GenerationResult =
  | { ok: true; value: { values: Texts; count: number } }
  | { ok: false; errors: Texts };

/** Adds a row for each pair of the typed values to the form. Nothing is saved yet. */
export function generateVariants(
  texts: Record<string, string>,
  product: StaffVariants,
): GenerationResult {
  const form = parseForm(input, texts);
  if (!form.ok) return form;
  const { values1: first, values2: second } = form.value;
  const hasSecond = (texts["option2_name"] ?? "").trim() !== "";
  if (second.length > 0 && !hasSecond) return wrong("option2_name", say.option2Needed);
  if (second.length === 0 && hasSecond) return wrong("values2", say.valuesNeeded);
  const keys = readRowKeys(texts["order"] ?? "");
  if (!keys) return wrong("order", say.wrongOrder);
  const all = [...new Set([...keys, ...product.variants.map(({ id }) => id)])];
  const of = (key: string, field: "variant_name" | "option1_value" | "option2_value") =>
    (texts[rowField(field, key)] ?? "").trim();
  const known = all.map((key) => ({
    key,
    value1: of(key, "option1_value") || of(key, "variant_name"),
    value2: of(key, "option2_value"),
  }));
  const made = generateRows({ first, second }, { keys, known });
  if (!made.ok) return wrong("values1", variantMessages.full);
  const price = writeHundredths(product.price);
  const rows = made.value.added.flatMap(({ key, value1, value2 }) => [
    [rowField("variant_name", key), variantName(value1, value2 || null)],
    [rowField("option1_value", key), value1],
    [rowField("option2_value", key), value2],
    [rowField("price", key), price],
    [rowField("is_active", key), "on"],
  ]);
  const order = made.value.keys.join(",");
  return ok({
    values: { ...texts, ...Object.fromEntries(rows), order },
    count: made.value.keys.length - keys.length,
  });
}

function wrong(field: string, why: string) {
  return { ok: false as const, errors: { [field]: why } };
}
