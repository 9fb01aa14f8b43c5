import type { Texts } from "#app/lib/edit.ts";
import { statusTexts } from "../../../texts/shopper-product.ts";
import { compoundNames, formNames, routeNames } from "../../../texts/staff-substances.ts";
import { productImportMessages as say } from "../../../texts/staff-import.ts";
import { productAdminMessages } from "../../../texts/staff-products.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";

export type Category = { id: string; name: string };

const NOT_OF_THE_FORM = new Set([
  "category",
  "product_category",
  "published",
  "inventory_quantity",
  "image",
  "option1_name",
  "option1_value",
  "option2_name",
  "option2_value",
  "option3_value",
]);
const OF_THE_FORM = PRODUCT_COLUMNS.map(({ field }) => field).filter(
  (field) => !NOT_OF_THE_FORM.has(field),
);

const TICKS = new Set(["is_active", "featured", "needs_cold", "statutory_discount"]);
const YES = new Set(["on", "true", "yes", "1", "active", "oo"]);
const MONEY = new Set(["price", "compare_at_price", "cost_per_item"]);

const WORDS: Readonly<Record<string, Texts>> = {
  kind: productAdminMessages.kinds,
  compound: compoundNames,
  route: routeNames,
  form: formNames,
  clearance: productAdminMessages.clearances,
  regulatory_status: statusTexts,
};

/** A product's cells as form texts, without unset choices and ticks and without missing fields. */
export function typedTexts(
  cells: Texts,
  categories: readonly Category[],
): { texts: Record<string, string>; notes: string[] } {
  const texts: Record<string, string> = {};
  const notes: string[] = [];
  for (const field of OF_THE_FORM) {
    const cell = cells[field];
    if (cell === undefined || (cell.trim() === "" && (TICKS.has(field) || field in WORDS)))
      continue;
    texts[field] = asTyped(field, cell);
  }
  const wanted = cells["category"];
  if (wanted === undefined) return { texts, notes };
  const name = wanted.trim();
  const found = categories.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found || name === "") texts["category_id"] = found?.id ?? "";
  else notes.push(say.unknownCategory(name));
  return { texts, notes };
}

function asTyped(field: string, cell: string): string {
  if (TICKS.has(field)) return YES.has(cell.trim().toLowerCase()) ? "on" : "";
  if (MONEY.has(field)) return cell.replace(/^\s*(?:₱|PHP)\s*/i, "");
  const words = Object.entries(WORDS[field] ?? {});
  return words.find(([, label]) => label === cell.trim())?.[0] ?? cell;
}
