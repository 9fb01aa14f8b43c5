import { fitQuantity } from "./quantity.ts";

export type MergeLine = {
  productId: string;
  variantId: string | null;
  name: string;
  quantity: number;
  /** Units left to sell, null for what cannot run out. */
  available: number | null;
};

export type MergedLine = Pick<MergeLine, "productId" | "variantId" | "quantity">;

/**
 * What the lines of a guest's cart become in the account's: the same item is summed as far as stock
 * and the limit reach, and never ends below what either cart had. `capped` names what got less.
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
