import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import type { StaffVariants } from "../../queries/staff-variants.server.ts";
import { isNewRow, readRowKeys } from "../../rules/variant-rows.ts";
import { variantMessages as say } from "../../texts/staff-variants.ts";

/** The fields of one variant, by the spec's names and in the order of the form. */
export const ROW_FIELDS = {
  variant_name: say.name,
  option1_value: say.value1,
  option2_value: say.value2,
  sku: say.sku,
  price: say.price,
  compare_at_price: say.compareAt,
  weight: say.weight,
  picture: say.picture,
  inventory_quantity: say.stock,
  is_active: say.isActive,
} as const;

export type RowField = keyof typeof ROW_FIELDS;

export const rowField = (field: RowField, key: string) => `${field}.${key}`;

const nameOf = (texts: Texts, key: string) =>
  texts[rowField("variant_name", key)]?.trim() || say.newVariant;

type ProductImages = Pick<StaffVariants, "images">;

/** The pictures that a variant can have, by name; empty for none of its own. */
export function pictureWords({ images }: ProductImages): Readonly<Record<string, string>> {
  const names = images.map(({ picture, alt }, index) => [picture, say.pictureOf(index + 1, alt)]);
  return { "": say.noPicture, ...Object.fromEntries(names) };
}

/**
 * The fields that the form can change. `texts` are the texts of a form, whose rows come first. Rows
 * that only one of two versions has are decided together with the order.
 */
export function variantFields(
  pictures: Readonly<Record<string, string>>,
  keys: readonly string[],
  ...versions: Texts[]
): readonly EditField[] {
  const [texts = {}] = versions;
  const rows = keys.flatMap((key) =>
    Object.entries(ROW_FIELDS).map(([field, label]): EditField => ({
      name: `${field}.${key}`,
      label: say.fieldOf(nameOf(texts, key), label),
      ...(field === "is_active" && { kind: "tick" as const }),
      ...(field === "picture" && { words: pictures }),
    })),
  );
  const words = versions.map((version) => {
    const order = version["order"] ?? "";
    const names = (readRowKeys(order) ?? []).map((key) => nameOf(version, key));
    return [order, names.join(", ")] as const;
  });
  return [
    { name: "option1_name", label: say.option1 },
    { name: "option2_name", label: say.option2 },
    { name: "order", label: say.order, words: Object.fromEntries(words) },
    ...rows,
  ];
}

/** All variants as form texts; `order` lists the offered ones. */
export function variantTexts(product: StaffVariants): Texts {
  const { option1Name, option2Name, variants } = product;
  const pictures = pictureWords(product);
  const rows = variants.flatMap((variant) => {
    const { id, variantName, option1Value, option2Value, sku, price, compareAtPrice } = variant;
    const values: Record<RowField, string> = {
      variant_name: variantName,
      option1_value: option1Value,
      option2_value: option2Value ?? "",
      sku,
      price: writeHundredths(price),
      compare_at_price: writeHundredths(compareAtPrice),
      weight: variant.weight === null ? "" : String(variant.weight),
      // A variant whose picture was removed shows the product's picture again.
      picture: variant.picture && variant.picture in pictures ? variant.picture : "",
      inventory_quantity: "",
      is_active: variant.isActive ? "on" : "",
    };
    return Object.entries(values).map(([field, value]) => [`${field}.${id}`, value] as const);
  });
  const offered = variants.filter(({ archivedAt }) => archivedAt === null);
  return {
    option1_name: option1Name ?? "",
    option2_name: option2Name ?? "",
    order: offered.map(({ id }) => id).join(","),
    ...Object.fromEntries(rows),
  };
}

/** The form's texts, completed with saved rows that the form did not have. */
export function withUnknownRows(sent: Texts, saved: Texts): Record<string, string> {
  const known = readRowKeys(sent["order"] ?? "") ?? [];
  const isSent = (name: string) => {
    const [field, key] = name.split(".");
    return key === undefined || known.includes(key) || field === undefined;
  };
  const missing = Object.entries(saved).filter(([name]) => !isSent(name) && !(name in sent));
  return { ...sent, ...Object.fromEntries(missing) };
}

/** The keys of rows that both versions have. */
export const sharedKeys = (sent: Texts, saved: Texts) =>
  (readRowKeys(sent["order"] ?? "") ?? []).filter(
    (key) => !isNewRow(key) && rowField("sku", key) in saved,
  );
