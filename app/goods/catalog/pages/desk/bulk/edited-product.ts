import { writeHundredths } from "#app/lib/hundredths.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { KnownProduct } from "../../../queries/known-products.server.ts";
import { AMOUNT_FIELDS, type AmountField, type BulkEdit } from "../../../rules/bulk-edits.ts";
import { changedAmount } from "../../../rules/change-amount.ts";
import type { FileRow, ImportedProduct } from "../../../rules/imported-product.ts";
import { variantName } from "../../../rules/variants.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";

const MOST = 100_000_000;
const OF_VARIANTS: ReadonlySet<string> = new Set(["price", "compare_at_price"]);

type AmountEdit = Extract<BulkEdit, { field: AmountField }>;

const isAmount = (edit: BulkEdit): edit is AmountEdit =>
  AMOUNT_FIELDS.some((field) => field === edit.field);

type ProductEdit = {
  edits: readonly BulkEdit[];
  no: number;
  categoryName: (id: string) => string;
};

/** The edits of a product in the format of an import file. Prices go to its variants. */
export function editedProduct(
  { product, variants }: Pick<KnownProduct, "product" | "variants">,
  { edits, no, categoryName }: ProductEdit,
): ImportedProduct {
  const texts: Record<string, string> = { slug: product.slug };
  const problems: string[] = [];
  const amountOf = (edit: AmountEdit, name: string, before: Centavos | null): string => {
    const amount = changedAmount(before, edit.change);
    if (amount === undefined) problems.push(say.noAmount(name, say.fields[edit.field]));
    if (amount === undefined || amount === null) return "";
    const least = edit.field === "cost_per_item" ? 0 : 1;
    if (amount < least) problems.push(say.tooLittle(name, say.fields[edit.field]));
    if (amount > MOST) problems.push(say.tooMuch(name, say.fields[edit.field]));
    return writeHundredths(amount);
  };
  const hasVariants = variants.length > 0;
  for (const edit of edits) {
    if (!isAmount(edit)) Object.assign(texts, choiceTexts(edit, product.tags, categoryName));
    else if (edit.field === "cost_per_item") {
      texts[edit.field] = amountOf(edit, product.name, product.costPerItem);
    } else if (!hasVariants) {
      const before = edit.field === "price" ? product.price : product.compareAtPrice;
      texts[edit.field] = amountOf(edit, product.name, before);
    }
  }
  const forVariants = edits.filter(isAmount).filter(({ field }) => OF_VARIANTS.has(field));
  const rows = variants.map((variant): FileRow => {
    const { option1Value, option2Value, sku, price, compareAtPrice } = variant;
    const name = variantName(option1Value, option2Value);
    const cells = forVariants.map((edit) => [
      edit.field,
      amountOf(edit, name, edit.field === "price" ? price : compareAtPrice),
    ]);
    const named = { sku, option1_value: option1Value, option2_value: option2Value ?? "" };
    return { no, texts: { ...named, ...Object.fromEntries(cells) } };
  });
  return {
    rows: [no],
    texts,
    variants: forVariants.length > 0 ? rows : [],
    notes: [],
    problem: problems.length > 0 ? problems.join(" ") : null,
  };
}

function choiceTexts(
  edit: Exclude<BulkEdit, AmountEdit>,
  before: readonly string[],
  categoryName: ProductEdit["categoryName"],
): Record<string, string> {
  if (edit.field === "category_id") return { category: categoryName(edit.to) };
  if (edit.field !== "tags") return { [edit.field]: edit.to };
  const tags = edit.op === "add" ? [...before, ...edit.tags] : edit.tags;
  return { tags: [...new Set(tags)].join(", ") };
}
