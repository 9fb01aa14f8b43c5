import type { ImportColumn } from "#app/running/imports/rules/match-columns.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { productFields } from "../product-fields.ts";

/** Names of our fields in files of other shops; Shopify's old and new ones. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  name: ["Title", "Product name"],
  slug: ["Handle", "URL handle", "Address"],
  description: ["Body (HTML)", "Body HTML"],
  is_active: ["Status", "Active"],
  price: ["Variant Price"],
  compare_at_price: ["Variant Compare At Price", "Compare-at price"],
  cost_per_item: ["Cost per item"],
  sku: ["Variant SKU"],
  weight: ["Variant Grams", "Weight value (grams)", "Weight in grams"],
  seo_title: ["SEO Title"],
  seo_description: ["SEO Description"],
  regulatory_status: ["Regulatory class"],
  monthly_factor: ["Factor"],
};

const more: readonly ImportColumn[] = [
  { field: "category", label: say.categoryOf, names: ["Type", "category_id"] },
  { field: "product_category", label: "Shopify category", names: ["Product Category"] },
  { field: "published", label: "Published", names: ["Published on online store"] },
  {
    field: "inventory_quantity",
    label: say.stock,
    names: ["Variant Inventory Qty", "Inventory quantity", "Stock", "Quantity"],
  },
  { field: "option1_name", label: "Option 1 name", names: ["Option1 Name"] },
  { field: "option1_value", label: "Option 1 value", names: ["Option1 Value"] },
  { field: "option2_name", label: "Option 2 name", names: ["Option2 Name"] },
  { field: "option2_value", label: "Option 2 value", names: ["Option2 Value"] },
  { field: "option3_value", label: "Option 3 value", names: ["Option3 Value"] },
  {
    field: "image",
    label: "Picture URL",
    names: ["Image Src", "Product image URL", "images"],
  },
];

/** The fields that a column of a file can fill. */
export const PRODUCT_COLUMNS: readonly ImportColumn[] = [
  ...productFields([])
    .filter(({ name }) => name !== "category_id")
    .map(({ name, label }) => ({ field: name, label, names: NAMES[name] ?? [] })),
  ...more,
];

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Recognizes Shopify's file by column names that no other file has. */
export function formatOf(header: readonly string[]): "shopify" | "own" {
  const names = new Set(header.map(plain));
  const hasHandle = names.has("handle") || names.has("urlhandle");
  const isTheirs = ["bodyhtml", "variantprice", "variantsku", "option1name", "compareatprice"];
  return hasHandle && isTheirs.some((name) => names.has(name)) ? "shopify" : "own";
}
