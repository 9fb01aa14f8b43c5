import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { listImports } from "#app/running/imports/queries/list-imports.server.ts";
import { editWords } from "#app/running/imports/texts/staff.ts";
import { showListedImport } from "#app/running/imports/views/show-import.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { PAGE_ROWS } from "#app/platform/list/read-part.server.ts";
import { productsById, type KnownProduct } from "../../../queries/known-products.server.ts";
import { allCategories } from "../../../queries/staff-categories.server.ts";
import { BULK_FIELDS, OPERATIONS_OF, type BulkField } from "../../../rules/bulk-edits.ts";
import { sharedValue } from "../../../rules/shared-value.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import { bulkChoices } from "./bulk-choices.ts";
import { productEdits } from "./product-edits.server.ts";
import type { BulkChoices } from "./read-bulk-form.ts";

/** The products in the address, sorted by the common lock order. */
export async function chosenProducts(db: Db, params: URLSearchParams): Promise<KnownProduct[]> {
  const ids = [...new Set((params.get("ids") ?? "").split(","))].filter(isUuid);
  const known = await productsById(db, ids.slice(0, PAGE_ROWS));
  return known.toSorted((a, b) => (a.product.id < b.product.id ? -1 : 1));
}

/** The grid: each field with the products' current values and its operations. */
export async function showBulk(db: Db, params: URLSearchParams) {
  const [known, categories, earlier] = await Promise.all([
    chosenProducts(db, params),
    allCategories(db),
    listImports(db, productEdits.name),
  ]);
  const choices = bulkChoices(categories);
  return {
    names: known.map(({ product }) => product.name).toSorted((a, b) => a.localeCompare(b, "en")),
    fields: BULK_FIELDS.map((field) => ({
      field,
      operations: OPERATIONS_OF[field],
      now: nowText(field, known, choices),
      choices: field in choices ? choices[field as keyof BulkChoices] : undefined,
    })),
    earlier: earlier.map((one) => showListedImport(one, editWords)),
  };
}

const MOST_NAMED = 3;

function nowText(field: BulkField, known: readonly KnownProduct[], choices: BulkChoices): string {
  switch (field) {
    case "price":
      return amountText(known.flatMap((one) => sold(one).map(({ price }) => price)));
    case "compare_at_price":
      return amountText(known.flatMap((one) => sold(one).map((item) => item.compareAtPrice)));
    case "cost_per_item":
      return amountText(known.map(({ product }) => product.costPerItem));
    case "tags":
      return textOf(known.map(({ product }) => product.tags.join(", ")));
    case "category_id":
      return labelText(
        known.map(({ product }) => product.categoryId ?? ""),
        choices[field],
      );
    case "clearance":
      return labelText(
        known.map(({ product }) => product.clearance),
        choices[field],
      );
    case "is_active":
      return labelText(
        known.map(({ product }) => String(product.isActive)),
        choices[field],
      );
    case "needs_cold":
      return labelText(
        known.map(({ product }) => String(product.needsCold)),
        choices[field],
      );
    case "statutory_discount":
      return labelText(
        known.map(({ product }) => String(product.statutoryDiscount)),
        choices[field],
      );
    case "featured":
      return labelText(
        known.map(({ product }) => String(product.featured)),
        choices[field],
      );
  }
}

/** The items with prices of their own. */
const sold = ({ product, variants }: KnownProduct) => (variants.length > 0 ? variants : [product]);

function amountText(amounts: readonly (Centavos | null)[]): string {
  const shared = sharedValue(amounts);
  if (!shared.isMixed) return shared.value ? formatMoney(shared.value) : say.noValue;
  const there = amounts.filter((amount) => amount !== null);
  const range = say.range(formatMoney(Math.min(...there)), formatMoney(Math.max(...there)));
  const without = amounts.length - there.length;
  const parts = new Set(there).size === 1 ? formatMoney(there[0] ?? 0) : range;
  return say.mixedOf(without > 0 ? [parts, say.without(without)] : [parts]);
}

function labelText(
  values: readonly string[],
  labels: readonly { value: string; label: string }[],
): string {
  const labelOf = new Map(labels.map(({ value, label }) => [value, label]));
  return textOf(values.map((value) => labelOf.get(value) ?? ""));
}

function textOf(texts: readonly string[]): string {
  const shared = sharedValue(texts);
  if (!shared.isMixed) return shared.value || say.noValue;
  const named = shared.values
    .slice(0, MOST_NAMED)
    .map(({ value, count }) => say.countOf(value || say.noValue, count));
  const others = shared.values.length - named.length;
  return say.mixedOf(others > 0 ? [...named, say.others(others)] : named);
}
