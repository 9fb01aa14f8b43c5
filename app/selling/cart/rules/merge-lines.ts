import { fitQuantity } from "./quantity.ts";

export type MergeLine = {
  productId: string;
  variantId: string | null;
  name: string;
  quantity: number;
  /** Units left to sell. Null for items without stock. */
  available: number | null;
};

export type MergedLine = Pick<MergeLine, "productId" | "variantId" | "quantity">;

/**
 * Merges a guest's cart into the account's. Quantities of an item are added as far as stock and the
 * limit allow, and never end below either cart's. `capped` names the items with less.
 */
export function mergeLines(
  own: readonly MergeLine[],
  guest: readonly MergeLine[],
): { lines: MergedLine[]; capped: { name: string; quantity: number }[] } {
  const capped: { name: string; quantity: number }[] = [];
  const lines = guest.map((line) => {
    const { productId, variantId, name, available } = line;
    const held = own.find((o) => o.productId === productId && o.variantId === variantId);
    const before = held?.quantity ?? 0;
    const most = Math.max(before, line.quantity);
    const fitted = fitQuantity(before + line.quantity, most, available ?? undefined);
    if (fitted.limitedBy) capped.push({ name, quantity: fitted.quantity });
    return { productId, variantId, quantity: fitted.quantity };
  });
  return { lines, capped };
}
