import { itemKey, type Shortage } from "#app/goods/catalog/rules/stock.ts";

export type NamedShortage = { name: string; available: number };

/** Shortages with the cart's names, in the cart's order. */
export function nameShortages(
  lines: readonly { productId: string; variantId: string | null; name: string }[],
  shortages: readonly Shortage[],
): NamedShortage[] {
  return lines.flatMap((line) => {
    const shortage = shortages.find((candidate) => itemKey(candidate) === itemKey(line));
    return shortage ? [{ name: line.name, available: shortage.available }] : [];
  });
}
