import type { Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeCell } from "#app/running/imports/rules/safe-cell.ts";
import type { ProductFacts } from "../../rules/product-facts.ts";
import { productTexts } from "./product-fields.ts";

export const EXPORT_HEAD = [
  "slug",
  "name",
  "kind",
  "category",
  "sku",
  "price",
  "compare_at_price",
  "cost_per_item",
  "inventory_quantity",
  "is_active",
  "featured",
  "option1_name",
  "option1_value",
  "option2_name",
  "option2_value",
  "short_description",
  "description",
  "tags",
  "keywords",
  "vial",
  "weight",
  "regulatory_status",
  "registration_no",
  "compound",
  "route",
  "form",
  "clearance",
  "course_weeks_min",
  "course_weeks_max",
  "monthly_factor",
  "benefits",
  "how_it_works",
  "usage",
  "storage",
  "needs_cold",
  "statutory_discount",
  "contraindications",
  "interactions",
  "safety_text",
  "sources",
  "seo_title",
  "seo_description",
  "images",
] as const;

export type ExportRow = string[];

type ProductExport = {
  product: ProductFacts & {
    highestPrice: number | null;
    option1Name: string | null;
    option2Name: string | null;
    images: readonly { picture: string }[];
  };
  variants: readonly {
    id: string;
    option1Value: string;
    option2Value: string | null;
    sku: string;
    price: number;
    compareAtPrice: number | null;
    weight: number | null;
    isActive: boolean;
  }[];
  levels: readonly { variantId: string | null; onHand: number }[];
};

const row = (texts: Texts): ExportRow => EXPORT_HEAD.map((name) => writeCell(texts[name] ?? ""));
const tick = (is: boolean) => (is ? "true" : "false");

/** A row for the product, followed by a row with the option values of each variant. */
export function exportRows(
  { product, variants, levels }: ProductExport,
  categories: ReadonlyMap<string, string>,
): ExportRow[] {
  const onHand = (variantId: string | null) =>
    levels.find((level) => level.variantId === variantId)?.onHand ?? 0;
  const texts = productTexts(product);
  const own = {
    ...texts,
    category: categories.get(product.categoryId ?? "") ?? "",
    is_active: tick(product.isActive),
    featured: tick(product.featured),
    needs_cold: tick(product.needsCold ?? false),
    statutory_discount: tick(product.statutoryDiscount ?? false),
    option1_name: product.option1Name ?? "",
    option2_name: product.option2Name ?? "",
    inventory_quantity:
      product.kind === "service" || variants.length > 0 ? "" : String(onHand(null)),
    images: product.images.map(({ picture }) => picture).join(", "),
    ...(product.highestPrice !== null && { price: "", compare_at_price: "" }),
  };
  return [
    row(own),
    ...variants.map((variant) =>
      row({
        slug: product.slug,
        sku: variant.sku,
        price: writeHundredths(variant.price),
        compare_at_price: writeHundredths(variant.compareAtPrice),
        inventory_quantity: String(onHand(variant.id)),
        weight: variant.weight === null ? "" : String(variant.weight),
        is_active: tick(variant.isActive),
        option1_name: product.option1Name ?? "",
        option1_value: variant.option1Value,
        option2_name: product.option2Name ?? "",
        option2_value: variant.option2Value ?? "",
      }),
    ),
  ];
}
