import type { FileRow, ImportedProduct } from "./imported-product.ts";
import { htmlToText } from "html-to-text";

type Say = { pictures: string; threeOptions: string; noTitle: string };

/** Shopify's option value for a product with a single variant and no options. */
const DEFAULT = "default title";

/**
 * Groups rows of Shopify's product CSV. The first row of a handle has the product and its first
 * variant. Rows below have further variants, or only the address of a further picture.
 */
export function groupShopifyRows(rows: readonly FileRow[], say: Say): ImportedProduct[] {
  const groups = new Map<string, FileRow[]>();
  let handle = "";
  for (const row of rows) {
    const own = row.texts["slug"]?.trim() ?? "";
    // A row with a title starts a product, even without a handle.
    if (own !== "" || handle === "" || has(row.texts, "name")) handle = own || `row ${row.no}`;
    groups.set(handle, [...(groups.get(handle) ?? []), row]);
  }
  return [...groups.values()].map((group) => readGroup(group, say));
}

function readGroup(group: FileRow[], say: Say): ImportedProduct {
  const [first] = group;
  const texts = first?.texts ?? {};
  const sold = group.filter(
    ({ texts: cells }) => has(cells, "option1_value") || has(cells, "price"),
  );
  const isOne = sold.length <= 1 && [DEFAULT, ""].includes(lower(sold[0]?.texts["option1_value"]));
  const problem = group.some(({ texts: cells }) => has(cells, "option3_value"))
    ? say.threeOptions
    : has(texts, "name")
      ? null
      : say.noTitle;
  return {
    rows: group.map(({ no }) => no),
    texts: productTextsOf(texts, isOne),
    variants: isOne ? [] : sold.map(({ no, texts: cells }) => ({ no, texts: variantOf(cells) })),
    notes: group.some(({ texts: cells }) => has(cells, "image")) ? [say.pictures] : [],
    problem,
  };
}

type Cells = FileRow["texts"];
const has = (cells: Cells, field: string) => (cells[field] ?? "").trim() !== "";
const lower = (text = "") => text.trim().toLowerCase();

const OF_PRODUCT = ["slug", "name", "tags", "seo_title", "seo_description"];
const OF_ONE = [
  "sku",
  "price",
  "compare_at_price",
  "cost_per_item",
  "inventory_quantity",
  "weight",
];
const OF_SEVERAL = ["option1_name", "option2_name", "cost_per_item"];
const OF_VARIANT = [
  "option1_value",
  "option2_value",
  "sku",
  "price",
  "compare_at_price",
  "inventory_quantity",
  "weight",
];

const pick = (cells: Cells, fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (!(field in cells)) return [];
      const cell = cells[field] ?? "";
      return [[field, field === "weight" ? wholeGrams(cell) : cell]];
    }),
  );

/** Shopify writes 0 if no weight was entered, and decimals such as 12.5. */
function wholeGrams(cell: string): string {
  const grams = Number(cell.trim() || 0);
  if (Number.isNaN(grams)) return cell;
  return grams > 0 ? String(Math.max(1, Math.round(grams))) : "";
}

const variantOf = (cells: Cells): Cells => pick(cells, OF_VARIANT);

function productTextsOf(cells: Cells, isOne: boolean): Cells {
  const { description, category, product_category: taxonomy, published, is_active: status } = cells;
  const area = category?.trim() || taxonomy?.split(">").at(-1)?.trim();
  const isShown = lower(published || "true") === "true" && lower(status || "active") === "active";
  return {
    ...pick(cells, [...OF_PRODUCT, ...(isOne ? OF_ONE : OF_SEVERAL)]),
    ...(description !== undefined && { description: plainDescription(description) }),
    ...(area && { category: area }),
    ...((published ?? status) !== undefined && { is_active: isShown ? "true" : "false" }),
  };
}

/**
 * Converts HTML to paragraphs with empty lines between them, and lists to lines; drops the rest.
 */
function plainDescription(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const heading = { options: { uppercase: false } };
  const text = htmlToText(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      { selector: "script", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "ul", options: { itemPrefix: "- " } },
      { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, ...heading })),
    ],
  });
  return text.replaceAll(/\n{3,}/g, "\n\n").trim();
}
