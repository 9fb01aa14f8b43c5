import { readHundredths } from "#app/lib/hundredths.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { purchaseMessages as say } from "../texts/staff-orders.ts";

export type ItemRef = { productId: string; variantId: string | null };
export type OrderedLine = ItemRef & { quantity: number; unitCost: number };

/** An item's key in field names and choices. */
export function itemKey({ productId, variantId }: ItemRef): string {
  return variantId === null ? productId : `${productId}/${variantId}`;
}

export const quantityField = (item: ItemRef) => `quantity.${itemKey(item)}`;
export const costField = (item: ItemRef) => `cost.${itemKey(item)}`;

const MOST_UNITS = 100_000;
const MOST_CENTAVOS = 200_000_000;
/** More lines than any price list has. */
const MOST_LINES = 500;

type Texts = Readonly<Record<string, string>>;

/** The lines of a form in its order. Lines without a quantity are skipped. */
export function readLines(texts: Texts): { lines: OrderedLine[]; errors: Record<string, string> } {
  const lines: OrderedLine[] = [];
  const errors: Record<string, string> = {};
  for (const [name, typed] of Object.entries(texts)) {
    const item = name.startsWith("quantity.") ? readItem(name.slice(9)) : undefined;
    const text = typed.trim().replaceAll(",", "");
    if (!item || text === "" || text === "0") continue;
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    const unitCost = readHundredths(texts[costField(item)] ?? "");
    if (quantity < 0 || quantity > MOST_UNITS) errors[name] = say.quantityWrong;
    if (unitCost === undefined || unitCost > MOST_CENTAVOS)
      errors[costField(item)] = say.costNeeded;
    if (quantity > 0 && unitCost !== undefined) lines.push({ ...item, quantity, unitCost });
  }
  const isEmpty = lines.length === 0 && Object.keys(errors).length === 0;
  return {
    lines: lines.slice(0, MOST_LINES),
    errors: isEmpty ? { lines: say.needed.lines } : errors,
  };
}

function readItem(key: string): ItemRef | undefined {
  const [productId = "", variantId, ...more] = key.split("/");
  const isItem =
    isUuid(productId) && (variantId === undefined || isUuid(variantId)) && more.length === 0;
  return isItem ? { productId, variantId: variantId ?? null } : undefined;
}

/** The limit of the amount column, far above any order of a shop. */
export const MOST_TOTAL = 2_000_000_000;

export function totalOf(lines: readonly { quantity: number; unitCost: number }[]): number {
  return lines.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);
}
