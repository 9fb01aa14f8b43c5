import { z } from "zod";
import type { Texts } from "#app/lib/edit.ts";
import { parseForm, type FormFailure } from "#app/platform/http/forms.server.ts";
import type { VariantsInput } from "../../input.ts";
import { isNewRow, readRowKeys } from "../../rules/variant-rows.ts";
import { variantMessages } from "../../texts/staff-variants.ts";
import { line, pesos, ticked, whole } from "./typed-fields.ts";
import { ROW_FIELDS, rowField, type RowField } from "./variant-fields.ts";

const say = variantMessages.errors;

const optionsInput = z.object({
  option1_name: line(40, say.value),
  option2_name: line(40, say.value),
});

const rowInput = z.object({
  variant_name: line(80, say.nameNeeded).refine((typed) => typed !== "", say.nameNeeded),
  option1_value: line(40, say.value),
  option2_value: line(40, say.value),
  sku: line(40, say.sku).refine((typed) => /^[\w.-]*$/.test(typed), say.sku),
  price: pesos(0, say.price),
  compare_at_price: pesos(1, say.price),
  weight: whole(1, 30_000, say.weight),
  picture: line(80, say.pictureGone),
  inventory_quantity: whole(0, 100_000, say.quantity),
  is_active: ticked,
});

type VariantInput = VariantsInput["variants"][number];
type VariantsReading = Omit<VariantsInput, "productId"> & { keys: string[] };

/** Reads the form of all variants row by row. Errors have the names of the form's fields. */
export function readVariants(
  texts: Record<string, string>,
): { ok: true; value: VariantsReading } | ({ ok: false } & FormFailure) {
  const keys = readRowKeys(texts["order"] ?? "");
  if (!keys) return { ok: false, errors: { order: say.wrongOrder }, values: texts };
  const options = parseForm(optionsInput, texts);
  const errors: Record<string, string> = options.ok ? {} : { ...options.errors };
  const hasSecond = (texts["option2_name"] ?? "").trim() !== "";
  const variants: VariantInput[] = [];
  for (const key of keys) {
    const row = readRow(texts, key, hasSecond);
    if (row.ok) variants.push(row.value);
    else Object.assign(errors, row.errors);
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, findTwins(keys, variants));
  if (!options.ok || Object.keys(errors).length > 0) return { ok: false, errors, values: texts };
  const { option1_name: first, option2_name: second } = options.value;
  const names = {
    option1Name: first || variantMessages.defaultOption,
    option2Name: second || null,
  };
  return { ok: true, value: { keys, ...names, variants } };
}

type RowReading = { ok: true; value: VariantInput } | { ok: false; errors: Texts };

function readRow(texts: Texts, key: string, hasSecond: boolean): RowReading {
  const own = Object.keys(ROW_FIELDS).map((field) => [field, texts[`${field}.${key}`]] as const);
  const sent = own.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const row = parseForm(rowInput, Object.fromEntries(sent));
  if (!row.ok) return { ok: false, errors: prefixed(row.errors, key) };
  const { variant_name: variantName, option1_value: value1, option2_value: value2 } = row.value;
  const price = row.value.price ?? 0;
  const wrong = (field: RowField, text: string): RowReading => ({
    ok: false,
    errors: { [rowField(field, key)]: text },
  });
  if (hasSecond && value2 === "") return wrong("option2_value", say.value2Needed);
  if (!hasSecond && value2 !== "") return wrong("option2_value", say.value2Unasked);
  if (value1 === "" && variantName.length > 40) return wrong("option1_value", say.value);
  if (row.value.is_active && price === 0) return wrong("price", say.priceNeeded);
  return {
    ok: true,
    value: {
      ...(!isNewRow(key) && { id: key }),
      variantName,
      option1Value: value1 || variantName,
      option2Value: value2 || null,
      sku: row.value.sku,
      price,
      compareAtPrice: row.value.compare_at_price,
      weight: row.value.weight,
      picture: row.value.picture || null,
      isActive: row.value.is_active,
      stock: row.value.inventory_quantity ?? 0,
    },
  };
}

const prefixed = (errors: Texts, key: string): Texts =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${field}.${key}`, text]));

/** Rows that repeat a value which must be unique; the error is at the second row. */
function findTwins(keys: readonly string[], variants: readonly VariantInput[]): Texts {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { option1Value, option2Value, sku }] of variants.entries()) {
    const key = keys[index] ?? "";
    const values = JSON.stringify([option1Value, option2Value]);
    if (seen.has(values)) errors[rowField("option1_value", key)] = say.same;
    if (sku !== "" && seen.has(sku)) errors[rowField("sku", key)] = say.skuTwice;
    seen.add(values).add(sku);
  }
  return errors;
}
